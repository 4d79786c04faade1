/// The alerts of the examples, each made from Tocsin in a few lines instead of by hand.
public enum WithTocsin {}
