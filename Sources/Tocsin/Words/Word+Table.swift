// A table, and so longer than most: the library's words in every language it speaks.
//
// The titles are meant to be the customary ones of each language. Docs/Words.md says for each where
// they come from, what they were compared with, and that nobody has proofread them whose language it
// is. Within a line the order is that of `Word.allCases`.

nonisolated extension Word {
  /// The words of a language, separated by bars, by the language's tag.
  static let table: [String: String] = [
    "en": """
    OK|Cancel|Done|Delete|Close|Retry|Continue|Yes|No|Save|Don't Save|Copy|Edit|Add|Remove|Open|\
    Settings|Allow|Don't Allow|Later|Skip|Back|Next|Send|Stop|Don't ask again|\
    Please fill this in.|Show|Hide|This isn't valid.
    """,
    "ar": """
    حسنًا|إلغاء|تم|حذف|إغلاق|إعادة المحاولة|متابعة|نعم|لا|حفظ|عدم الحفظ|نسخ|تحرير|إضافة|إزالة|فتح|\
    الإعدادات|سماح|عدم السماح|لاحقًا|تخطي|رجوع|التالي|إرسال|إيقاف|عدم السؤال مجددًا|\
    يُرجى ملء هذا الحقل.|إظهار|إخفاء|هذه القيمة غير صالحة.
    """,
    "bg": """
    ОК|Отказ|Готово|Изтриване|Затваряне|Нов опит|Продължаване|Да|Не|Запазване|Без запазване|\
    Копиране|Редактиране|Добавяне|Премахване|Отваряне|Настройки|Разрешаване|Без разрешение|\
    По-късно|Пропускане|Назад|Напред|Изпращане|Спиране|Без повторно питане|\
    Моля, попълнете това поле.|Показване|Скриване|Стойността не е валидна.
    """,
    "ca": """
    D'acord|Cancel·la|Fet|Suprimeix|Tanca|Torna-ho a provar|Continua|Sí|No|Desa|No ho desis|Copia|\
    Edita|Afegeix|Elimina|Obre|Configuració|Permet|No permetis|Més tard|Omet|Enrere|Següent|Envia|\
    Atura|No ho tornis a preguntar|Ompliu aquest camp.|Mostra|Amaga|Aquest valor no és vàlid.
    """,
    "cs": """
    OK|Zrušit|Hotovo|Smazat|Zavřít|Zkusit znovu|Pokračovat|Ano|Ne|Uložit|Neukládat|Kopírovat|\
    Upravit|Přidat|Odebrat|Otevřít|Nastavení|Povolit|Nepovolit|Později|Přeskočit|Zpět|Další|Odeslat|\
    Zastavit|Příště se neptat|Vyplňte toto pole.|Zobrazit|Skrýt|Tato hodnota není platná.
    """,
    "da": """
    OK|Annuller|Færdig|Slet|Luk|Prøv igen|Fortsæt|Ja|Nej|Gem|Gem ikke|Kopiér|Rediger|Tilføj|Fjern|\
    Åbn|Indstillinger|Tillad|Tillad ikke|Senere|Spring over|Tilbage|Næste|Send|Stop|\
    Spørg ikke igen|Udfyld dette felt.|Vis|Skjul|Værdien er ikke gyldig.
    """,
    "de": """
    OK|Abbrechen|Fertig|Löschen|Schließen|Erneut versuchen|Fortfahren|Ja|Nein|Sichern|\
    Nicht sichern|Kopieren|Bearbeiten|Hinzufügen|Entfernen|Öffnen|Einstellungen|Erlauben|\
    Nicht erlauben|Später|Überspringen|Zurück|Weiter|Senden|Stopp|Nicht mehr fragen|\
    Bitte ausfüllen.|Einblenden|Ausblenden|Dieser Wert ist ungültig.
    """,
    "el": """
    ΟΚ|Ακύρωση|Τέλος|Διαγραφή|Κλείσιμο|Επανάληψη|Συνέχεια|Ναι|Όχι|Αποθήκευση|Χωρίς αποθήκευση|\
    Αντιγραφή|Επεξεργασία|Προσθήκη|Αφαίρεση|Άνοιγμα|Ρυθμίσεις|Να επιτρέπεται|Να μην επιτρέπεται|\
    Αργότερα|Παράλειψη|Πίσω|Επόμενο|Αποστολή|Διακοπή|Να μην ερωτηθώ ξανά|Συμπληρώστε αυτό το πεδίο.|\
    Εμφάνιση|Απόκρυψη|Η τιμή δεν είναι έγκυρη.
    """,
    "es": """
    OK|Cancelar|Listo|Eliminar|Cerrar|Reintentar|Continuar|Sí|No|Guardar|No guardar|Copiar|Editar|\
    Añadir|Quitar|Abrir|Ajustes|Permitir|No permitir|Más tarde|Omitir|Atrás|Siguiente|Enviar|\
    Detener|No volver a preguntar|Rellena este campo.|Mostrar|Ocultar|Este valor no es válido.
    """,
    "et": """
    OK|Loobu|Valmis|Kustuta|Sulge|Proovi uuesti|Jätka|Jah|Ei|Salvesta|Ära salvesta|Kopeeri|Muuda|\
    Lisa|Eemalda|Ava|Seaded|Luba|Ära luba|Hiljem|Jäta vahele|Tagasi|Edasi|Saada|Peata|\
    Ära enam küsi|Palun täida see väli.|Näita|Peida|See väärtus ei sobi.
    """,
    "fa": """
    تأیید|لغو|انجام شد|حذف|بستن|تلاش دوباره|ادامه|بله|خیر|ذخیره|ذخیره نشود|رونوشت|ویرایش|افزودن|\
    برداشتن|باز کردن|تنظیمات|اجازه دادن|اجازه ندادن|بعداً|رد شدن|بازگشت|بعدی|ارسال|توقف|\
    دوباره پرسیده نشود|لطفاً این را پر کنید.|نمایش|پنهان کردن|این مقدار معتبر نیست.
    """,
    "fi": """
    OK|Kumoa|Valmis|Poista|Sulje|Yritä uudelleen|Jatka|Kyllä|Ei|Tallenna|Älä tallenna|Kopioi|\
    Muokkaa|Lisää|Poista|Avaa|Asetukset|Salli|Älä salli|Myöhemmin|Ohita|Takaisin|\
    Seuraava|Lähetä|Pysäytä|Älä kysy uudelleen|Täytä tämä kenttä.|Näytä|Kätke|Arvo ei kelpaa.
    """,
    "fr": """
    OK|Annuler|Terminé|Supprimer|Fermer|Réessayer|Continuer|Oui|Non|Enregistrer|\
    Ne pas enregistrer|Copier|Modifier|Ajouter|Retirer|Ouvrir|Réglages|Autoriser|\
    Ne pas autoriser|Plus tard|Ignorer|Retour|Suivant|Envoyer|Arrêter|Ne plus demander|\
    Veuillez remplir ce champ.|Afficher|Masquer|Cette valeur n’est pas valide.
    """,
    "he": """
    אישור|ביטול|סיום|מחיקה|סגירה|ניסיון חוזר|המשך|כן|לא|שמירה|לא לשמור|העתקה|עריכה|הוספה|הסרה|פתיחה|\
    הגדרות|לאפשר|לא לאפשר|אחר כך|דילוג|חזרה|הבא|שליחה|עצירה|לא לשאול שוב|נא למלא שדה זה.|\
    הצגה|הסתרה|הערך אינו תקין.
    """,
    "hi": """
    ठीक है|रद्द करें|पूर्ण|मिटाएँ|बंद करें|फिर से कोशिश करें|जारी रखें|हाँ|नहीं|सहेजें|न सहेजें|कॉपी करें|\
    संपादित करें|जोड़ें|हटाएँ|खोलें|सेटिंग|अनुमति दें|अनुमति न दें|बाद में|छोड़ें|वापस|अगला|भेजें|रोकें|\
    फिर न पूछें|कृपया इसे भरें।|दिखाएँ|छिपाएँ|यह मान्य नहीं है।
    """,
    "hr": """
    U redu|Odustani|Gotovo|Obriši|Zatvori|Pokušaj ponovno|Nastavi|Da|Ne|Spremi|Nemoj spremiti|\
    Kopiraj|Uredi|Dodaj|Ukloni|Otvori|Postavke|Dopusti|Nemoj dopustiti|Kasnije|Preskoči|Natrag|\
    Sljedeće|Pošalji|Zaustavi|Ne pitaj ponovno|Ispunite ovo polje.|Prikaži|Sakrij|\
    Ova vrijednost nije valjana.
    """,
    "hu": """
    OK|Mégse|Kész|Törlés|Bezárás|Újra|Folytatás|Igen|Nem|Mentés|Nincs mentés|Másolás|Szerkesztés|\
    Hozzáadás|Eltávolítás|Megnyitás|Beállítások|Engedélyezés|Tiltás|Később|Kihagyás|Vissza|\
    Következő|Küldés|Leállítás|Ne kérdezze meg újra|Töltse ki ezt a mezőt.|Megjelenítés|Elrejtés|\
    Az érték érvénytelen.
    """,
    "id": """
    OKE|Batal|Selesai|Hapus|Tutup|Coba Lagi|Lanjutkan|Ya|Tidak|Simpan|Jangan Simpan|Salin|Edit|\
    Tambah|Hapus|Buka|Pengaturan|Izinkan|Jangan Izinkan|Nanti|Lewati|Kembali|Berikutnya|Kirim|\
    Hentikan|Jangan tanya lagi|Harap isi bagian ini.|Tampilkan|Sembunyikan|Nilai ini tidak sah.
    """,
    "it": """
    OK|Annulla|Fine|Elimina|Chiudi|Riprova|Continua|Sì|No|Salva|Non salvare|Copia|Modifica|\
    Aggiungi|Rimuovi|Apri|Impostazioni|Consenti|Non consentire|Più tardi|Salta|Indietro|Avanti|\
    Invia|Interrompi|Non chiedere più|Compila questo campo.|Mostra|Nascondi|Il valore non è valido.
    """,
    "ja": """
    OK|キャンセル|完了|削除|閉じる|再試行|続ける|はい|いいえ|保存|保存しない|コピー|編集|追加|取り除く|開く|\
    設定|許可|許可しない|あとで|スキップ|戻る|次へ|送信|停止|今後確認しない|入力してください。|表示|非表示|\
    この値は無効です。
    """,
    "ko": """
    확인|취소|완료|삭제|닫기|재시도|계속|예|아니요|저장|저장 안 함|복사|편집|추가|제거|열기|설정|허용|\
    허용 안 함|나중에|건너뛰기|뒤로|다음|보내기|중단|다시 묻지 않기|이 항목을 입력하십시오.|보기|가리기|\
    유효하지 않은 값입니다.
    """,
    "lt": """
    Gerai|Atsisakyti|Atlikta|Ištrinti|Užverti|Bandyti dar kartą|Tęsti|Taip|Ne|Įrašyti|Neįrašyti|\
    Kopijuoti|Keisti|Pridėti|Pašalinti|Atverti|Nustatymai|Leisti|Neleisti|Vėliau|Praleisti|Atgal|\
    Toliau|Siųsti|Stabdyti|Daugiau neklausti|Užpildykite šį lauką.|Rodyti|Slėpti|\
    Ši reikšmė netinkama.
    """,
    "lv": """
    Labi|Atcelt|Gatavs|Dzēst|Aizvērt|Mēģināt vēlreiz|Turpināt|Jā|Nē|Saglabāt|Nesaglabāt|Kopēt|\
    Rediģēt|Pievienot|Noņemt|Atvērt|Iestatījumi|Atļaut|Neatļaut|Vēlāk|Izlaist|Atpakaļ|Nākamais|\
    Sūtīt|Apturēt|Vairs nejautāt|Lūdzu, aizpildiet šo lauku.|Rādīt|Slēpt|Šī vērtība nav derīga.
    """,
    "ms": """
    OK|Batal|Selesai|Padam|Tutup|Cuba Lagi|Teruskan|Ya|Tidak|Simpan|Jangan Simpan|Salin|Edit|\
    Tambah|Buang|Buka|Tetapan|Benarkan|Jangan Benarkan|Kemudian|Langkau|Kembali|Seterusnya|Hantar|\
    Hentikan|Jangan tanya lagi|Sila isi ruangan ini.|Tunjukkan|Sembunyikan|Nilai ini tidak sah.
    """,
    "nb": """
    OK|Avbryt|Ferdig|Slett|Lukk|Prøv igjen|Fortsett|Ja|Nei|Lagre|Ikke lagre|Kopier|Rediger|Legg til|\
    Fjern|Åpne|Innstillinger|Tillat|Ikke tillat|Senere|Hopp over|Tilbake|Neste|Send|Stopp|\
    Ikke spør igjen|Fyll ut dette feltet.|Vis|Skjul|Verdien er ikke gyldig.
    """,
    "nl": """
    OK|Annuleer|Gereed|Verwijder|Sluit|Probeer opnieuw|Ga door|Ja|Nee|Bewaar|Bewaar niet|Kopieer|\
    Wijzig|Voeg toe|Haal weg|Open|Instellingen|Sta toe|Sta niet toe|Later|Sla over|Terug|Volgende|\
    Stuur|Stop|Vraag dit niet meer|Vul dit in.|Toon|Verberg|Deze waarde is niet geldig.
    """,
    "pl": """
    OK|Anuluj|Gotowe|Usuń|Zamknij|Ponów|Kontynuuj|Tak|Nie|Zapisz|Nie zapisuj|Kopiuj|Edytuj|Dodaj|\
    Usuń|Otwórz|Ustawienia|Pozwól|Nie pozwalaj|Później|Pomiń|Wstecz|Dalej|Wyślij|Zatrzymaj|\
    Nie pytaj ponownie|Wypełnij to pole.|Pokaż|Ukryj|Ta wartość jest nieprawidłowa.
    """,
    "pt": """
    OK|Cancelar|Concluído|Apagar|Fechar|Tentar Novamente|Continuar|Sim|Não|Salvar|Não Salvar|Copiar|\
    Editar|Adicionar|Remover|Abrir|Ajustes|Permitir|Não Permitir|Mais Tarde|Ignorar|Voltar|Seguinte|\
    Enviar|Parar|Não perguntar novamente|Preencha este campo.|Mostrar|Ocultar|\
    Este valor não é válido.
    """,
    "pt-PT": """
    OK|Cancelar|Concluído|Apagar|Fechar|Tentar novamente|Continuar|Sim|Não|Guardar|Não guardar|\
    Copiar|Editar|Adicionar|Remover|Abrir|Definições|Permitir|Não permitir|Mais tarde|Ignorar|\
    Anterior|Seguinte|Enviar|Parar|Não voltar a perguntar|Preencha este campo.|Mostrar|Ocultar|\
    Este valor não é válido.
    """,
    "ro": """
    OK|Anulează|Gata|Șterge|Închide|Reîncearcă|Continuă|Da|Nu|Salvează|Nu salva|Copiază|Editează|\
    Adaugă|Elimină|Deschide|Configurări|Permite|Nu permite|Mai târziu|Omite|Înapoi|Înainte|Trimite|\
    Oprește|Nu mai întreba|Completați acest câmp.|Arată|Ascunde|Această valoare nu este validă.
    """,
    "ru": """
    OK|Отменить|Готово|Удалить|Закрыть|Повторить|Продолжить|Да|Нет|Сохранить|Не сохранять|\
    Скопировать|Править|Добавить|Убрать|Открыть|Настройки|Разрешить|Не разрешать|Позже|Пропустить|\
    Назад|Далее|Отправить|Остановить|Больше не спрашивать|Заполните это поле.|Показать|Скрыть|\
    Недопустимое значение.
    """,
    "sk": """
    OK|Zrušiť|Hotovo|Vymazať|Zavrieť|Skúsiť znova|Pokračovať|Áno|Nie|Uložiť|Neuložiť|Kopírovať|\
    Upraviť|Pridať|Odstrániť|Otvoriť|Nastavenia|Povoliť|Nepovoliť|Neskôr|Preskočiť|Späť|Ďalej|\
    Odoslať|Zastaviť|Už sa nepýtať|Vyplňte toto pole.|Zobraziť|Skryť|Táto hodnota nie je platná.
    """,
    "sl": """
    V redu|Prekliči|Končano|Izbriši|Zapri|Poskusi znova|Nadaljuj|Da|Ne|Shrani|Ne shrani|Kopiraj|\
    Uredi|Dodaj|Odstrani|Odpri|Nastavitve|Dovoli|Ne dovoli|Pozneje|Preskoči|Nazaj|Naprej|Pošlji|\
    Ustavi|Ne sprašuj več|Izpolnite to polje.|Pokaži|Skrij|Ta vrednost ni veljavna.
    """,
    "sr": """
    У реду|Откажи|Готово|Обриши|Затвори|Покушај поново|Настави|Да|Не|Сачувај|Не чувај|Копирај|Уреди|\
    Додај|Уклони|Отвори|Подешавања|Дозволи|Не дозволи|Касније|Прескочи|Назад|Даље|Пошаљи|Заустави|\
    Не питај поново|Попуните ово поље.|Прикажи|Сакриј|Ова вредност није исправна.
    """,
    "sv": """
    OK|Avbryt|Klar|Radera|Stäng|Försök igen|Fortsätt|Ja|Nej|Spara|Spara inte|Kopiera|Redigera|\
    Lägg till|Ta bort|Öppna|Inställningar|Tillåt|Tillåt inte|Senare|Hoppa över|Tillbaka|Nästa|\
    Skicka|Stoppa|Fråga inte igen|Fyll i det här fältet.|Visa|Göm|Värdet är inte giltigt.
    """,
    "th": """
    ตกลง|ยกเลิก|เสร็จสิ้น|ลบ|ปิด|ลองใหม่|ดำเนินการต่อ|ใช่|ไม่ใช่|บันทึก|ไม่บันทึก|คัดลอก|แก้ไข|เพิ่ม|เอาออก|เปิด|\
    การตั้งค่า|อนุญาต|ไม่อนุญาต|ภายหลัง|ข้าม|ย้อนกลับ|ถัดไป|ส่ง|หยุด|ไม่ต้องถามอีก|โปรดกรอกช่องนี้|แสดง|ซ่อน|\
    ค่านี้ไม่ถูกต้อง
    """,
    "tr": """
    Tamam|Vazgeç|Bitti|Sil|Kapat|Yeniden Dene|Sürdür|Evet|Hayır|Kaydet|Kaydetme|Kopyala|Düzenle|\
    Ekle|Kaldır|Aç|Ayarlar|İzin Ver|İzin Verme|Daha Sonra|Atla|Geri|Sonraki|Gönder|Durdur|\
    Bir daha sorma|Lütfen bu alanı doldurun.|Göster|Gizle|Bu değer geçerli değil.
    """,
    "uk": """
    OK|Скасувати|Готово|Видалити|Закрити|Повторити|Продовжити|Так|Ні|Зберегти|Не зберігати|\
    Скопіювати|Редагувати|Додати|Вилучити|Відкрити|Параметри|Дозволити|Не дозволяти|Пізніше|\
    Пропустити|Назад|Далі|Надіслати|Зупинити|Більше не запитувати|Заповніть це поле.|Показати|\
    Сховати|Це значення неприпустиме.
    """,
    "vi": """
    OK|Hủy|Xong|Xóa|Đóng|Thử lại|Tiếp tục|Có|Không|Lưu|Không lưu|Sao chép|Sửa|Thêm|Gỡ bỏ|Mở|Cài đặt|\
    Cho phép|Không cho phép|Để sau|Bỏ qua|Quay lại|Tiếp|Gửi|Dừng|Không hỏi lại|\
    Vui lòng điền vào đây.|Hiện|Ẩn|Giá trị này không hợp lệ.
    """,
    "zh-Hans": """
    好|取消|完成|删除|关闭|重试|继续|是|否|存储|不存储|拷贝|编辑|添加|移除|打开|设置|允许|不允许|以后|跳过|\
    返回|下一步|发送|停止|不再询问|请填写此项。|显示|隐藏|此值无效。
    """,
    "zh-Hant": """
    好|取消|完成|刪除|關閉|重試|繼續|是|否|儲存|不儲存|拷貝|編輯|加入|移除|打開|設定|允許|不允許|稍後|略過|\
    返回|下一步|傳送|停止|不再詢問|請填寫此項目。|顯示|隱藏|此值無效。
    """,
  ]
}
