import type { Texts } from '#web/texts/texts.ts';

export const guide: Texts['guide'] = {
  title: 'Anleitung',
  sub: 'Vom ersten Konto bis zum gedruckten Etikett, mit zwei Tieren, die dabei helfen: Rosalía und Juno.',
  contents: 'Inhalt',
  step: (n) => `${n}.`,

  examples: {
    rosalia:
      'Rosalía, eine Mexikanische Rotknie-Vogelspinne. Sie hat sich vor drei Tagen gehäutet und seither nicht gefressen.',
    juno: 'Juno, ein Königspython. Sie hat gestern eine Ratte gefressen.',
    preMolt: 'Rosalía einige Wochen zuvor: matt, sie fastet, kurz vor der Häutung.',
    was: 'Vor und nach ihrer letzten Häutung, im selben Maßstab:',
    states: 'Wie eine Fütterung aussieht',
    fresh: 'in den letzten zwei Tagen gefressen',
    plain: 'in den letzten dreißig Tagen',
    overdue: 'länger her: nach diesem Tier sehen',
    open: 'angeboten, noch nicht bekannt, ob gefressen',
  },
  pictureOf: (name) => `Bild von ${name}`,
  food: { rat: 'Ratte', locust: 'Heuschrecke' },

  programs: {
    read: 'Was heute fällig ist, mit curl',
    fed: 'Eine Fütterung notieren, mit curl',
    python: 'Dieselbe Liste, mit Python',
    homeAssistant: 'Home Assistant: ein Sensor, ein Befehl und sein Knopf, in configuration.yaml',
  },

  steps: {
    account: {
      title: 'Das Konto',
      lines: [
        'Registrieren mit E-Mail-Adresse, Name und einem Passwort von mindestens acht Zeichen. Den Namen sehen die anderen; es muss nicht der eigene sein.',
        'Per E-Mail kommt ein Link, der die Adresse bestätigt. Link öffnen und neu anmelden. Sendet dieser Server keine E-Mails, gibt die Administration den Link weiter.',
        'Das erste Konto eines neuen Servers ist das der Administration.',
        'Am Handy Exuvia auf den Startbildschirm legen: Von dort öffnet es sich wie eine App, und die Anmeldung bleibt erhalten.',
      ],
      link: 'Registrieren',
    },
    pet: {
      title: 'Das erste Tier',
      lines: [
        '„Tiere“ öffnen, dann „Tier hinzufügen“. Die Art mit ein paar Buchstaben ihres Namens finden, dem Tier einen Namen geben, wenn es einen hat, und sagen, wie viele es sind: Fünf Spiderlinge werden fünf nummerierte Einträge oder eine Gruppe mit einer Anzahl. Darunter ist Platz für alles, was noch bekannt ist, von der letzten Mahlzeit bis zum Preis.',
        'Das Geschlecht steht, wie es Halter schreiben: 1.0 ist ein Männchen, 0.1 ein Weibchen, 0.0.1 noch nicht bekannt. Fünf unbestimmte Spiderlinge sind 0.0.5.',
        'Ein Bild mit der Kamera aufnehmen. Es wird aufrecht gedreht, und was die Kamera hineinschrieb, auch der Ort, bleibt weg. Jedes hat einen Tag und einen Text und kann zu einer Häutung gehören: Sie stehen im Lauf der Zeit nebeneinander, und zwei davon vergleichen damals und heute. Eines ist das Titelbild, das alle sehen können; die anderen sieht sonst niemand.',
        'Dokumente (PDF oder Bild) gehören zu einem Tier, einem Kauf oder einem Verkauf: CITES, die Quittung, der Brief vom Tierarzt. Niemand sonst bekommt sie, und sie sind in jeder Sicherung und jedem Export. Ohne Netz ausgewählt warten sie auf dem Gerät, wie Bilder.',
        'Rosalía zeigt, was eine Karte erzählt: Name und Geschlecht, Art, letzte Fütterung, eine frische Häutung mit doppeltem Rand und die Spannweite im Maßstab.',
      ],
      link: 'Tier hinzufügen',
    },
    feeding: {
      title: 'Fütterung',
      lines: [
        'Eine Fütterung hat einen Tag, ein Futter und eines von drei Ergebnissen. Angeboten: Es liegt im Terrarium, mehr ist noch nicht bekannt. Gefressen: Es ist weg. Verweigert: Es blieb liegen und kam wieder heraus.',
        'Abends anbieten, morgens nachsehen: Das Tier steht unter „Laufende Fütterungen“, bis klar ist, was daraus wurde. Der Haken bringt es einen Schritt weiter, von fällig zu angeboten, von angeboten zu gefressen. Das Kreuz nimmt das Angebot zurück. An seinem nächsten Futtertag ist das Tier auf jeden Fall wieder fällig.',
        'Eine Verweigerung ist eine Notiz wert. Sie bleibt im Verlauf, zählt nicht als Fütterung und ist das beste Zeichen für eine Häutung.',
        'Exuvia merkt sich das letzte Futter und den Tag. Nichts muss zweimal getippt werden.',
      ],
      link: 'Füttern',
    },
    round: {
      title: 'Die Futterrunde',
      lines: [
        'Bei vielen Tieren die Runde starten. Sie zeigt ein Tier nach dem anderen, mit den Tasten dort, wo der Daumen ist, rechts oder links.',
        'Gefressen, Verweigert, Angeboten, Auslassen: ein Tippen, und das nächste Tier ist da. „Rückgängig“ nimmt das letzte Tippen zurück, auch „Vor Häutung“; nach einer Häutung führt es nur zurück zum Tier, auf dessen Seite sich die Häutung zurücknehmen lässt.',
        'Eine frische Haut in der Box, ein Gewicht, ein anderer Platz oder die Seite des Tieres: „Mehr“ neben seinem Namen. Wer sich eben gehäutet hat, ruht, und das nächste ist da.',
        'Bricht die Verbindung ab, einfach weitermachen. Die Einträge bleiben am Handy und werden gesendet, sobald der Server wieder da ist.',
        'Tiere kurz vor der Häutung und in der ersten Woche danach sind blass: Sie sind nicht fällig.',
        'Die erste Seite sagt nach Platz oder nach Plan, wer fällig ist, jeweils mit einer Taste für die Runde. Wer zuletzt verweigert hat, kommt an seinem Platz, zuerst, zuletzt oder gar nicht, je nach Wahl vor der Runde.',
        '„Im Auge behalten“ nennt, wer verweigert, wer seit wann vor der Häutung ist und von wem seit sechzig Tagen nichts notiert wurde: Ein Blick genügt, und „Gesehen“ nimmt das Tier von der Liste.',
      ],
      link: 'Runde starten',
    },
    molt: {
      title: 'Häutung und Wachstum',
      lines: [
        'Wird ein Tier matt und frisst nicht mehr, „vor Häutung“ setzen. Es bekommt eine gestrichelte Marke, und seine Fütterungen sind nicht mehr fällig.',
        'Liegt die Exuvie im Terrarium, die Häutung eintragen: den Tag, und die Größe, wenn gemessen wurde. Bei Spinnen die Spannweite oder die Körperlänge messen, immer auf dieselbe Art. Die Marke „vor Häutung“ verschwindet von selbst.',
        'Zwischen den Häutungen, und vor allem bei Schlangen und Echsen, hält „Messen“ ein Gewicht oder eine Länge mit ihrem Tag fest. Geschrieben wird, was die Waage zeigt, mit Punkt oder Komma. Was nach einem Schreibfehler aussieht, wird nachgefragt und nicht abgelehnt. Die neueste Länge, aus einer Häutung oder gemessen, ist die Größe des Tiers.',
        'Ließ sich das Geschlecht an der Exuvie bestimmen? Mit der Häutung eintragen, und aus 0.0.1 wird 0.1. Unter „Wie sie verlief“ ist Platz für eine Häutung, die hängen blieb, ein verlorenes Glied, die wievielte es war, und eine Notiz.',
        'Ab zwei Häutungen zeichnet die Seite des Tiers sein Wachstum, auf Wunsch mit Geschwistern, anderen dieser Art oder der üblichen Größe im Verein dahinter. „Zuletzt gewachsen“ auf der ersten Seite nennt alle, die sich in den letzten dreißig Tagen gehäutet haben.',
        'Schlangen und Echsen an einem Abend: in der Liste auswählen oder die Seite ihres Platzes öffnen und „Alle wiegen“ wählen. Eine Zahl nach der anderen, mit der Änderung seit dem letzten Mal; bei einer Zahl, die kaum stimmen kann, wird gefragt. Die Einheiten stehen in den Einstellungen.',
        'Ab drei Häutungen sagt die Seite des Tiers auch, wann die nächste zu erwarten ist: eine Spanne von Tagen aus den letzten Abständen, darunter der Grund. Ein Tier, das kurz davor zweimal verweigert hat, ist mit einem Tippen „vor Häutung“. Über Gruppen wird nichts gesagt, auch nicht über Tiere, die reif sind und sich nicht mehr häuten: Dafür bei einem Männchen „reif“ in die Notizen oder ein Ereignis schreiben.',
      ],
      link: 'Tiere',
    },
    events: {
      title: 'Was sonst geschieht',
      lines: [
        'Ereignisse nehmen auf, was weder Futter noch Haut ist: ein neues Terrarium, eine Verpaarung, ein Kokon, ein Besuch beim Tierarzt. Eine Zeile und ein Tag.',
        'Notizen gehören zum Tier und haben kein Datum: sein Temperament, sein liebstes Versteck, von wem es stammt.',
        'Ein Tier, das gestorben, verkauft oder abgegeben ist, wird mit dem Grund archiviert. Es verlässt die Listen, und sein Verlauf bleibt vollständig. Bei einer Gruppe lässt sich sagen, wie viele: Die anderen bleiben.',
      ],
      link: 'Tiere',
    },
    plans: {
      title: 'Futterpläne',
      lines: [
        'Ein Plan sagt wann, was und wer: jeden Dienstag und Freitag, oder alle vierzehn Tage ab einem Datum; ein Futter; und die Tiere, die ihm folgen. Junos Plan sagt: alle vierzehn Tage eine Ratte.',
        'Seine Tiere werden ausgewählt oder ergeben sich aus dem, was sie gemeinsam haben: alle bis 3 cm, alle in Regal B. Neue kommen von selbst in den Plan, und wer herauswächst, verlässt ihn.',
        'Der nächste Termin folgt dem Tag, an dem nach Plan zuletzt Futter angeboten wurde, gefressen oder verweigert. Wird einen Tag später gefüttert, zählt der nächste vom Plan aus, nicht von der Verspätung. Ein Tier, von dem noch keine Fütterung notiert ist, ist an jedem Tag des Plans fällig. Dazwischen ist es nicht überfällig und steht auf der ersten Seite unter „Noch keine Fütterung notiert“, mit einer eigenen Runde, bis es gefüttert ist.',
        'Ein Tippen füttert alle Tiere eines Plans; wer verweigert hat, wird im selben Schritt genannt.',
        'Im Urlaub oder Winter den Plan anhalten. Er behält seine Tiere und ist währenddessen nie überfällig.',
      ],
      link: 'Futterplan hinzufügen',
    },
    many: {
      title: 'Viele Tiere',
      lines: [
        'Plätze sagen, wo sie stehen: Räume, Regale, Böden, Boxen. Die Futterrunde geht dann an den Regalen entlang, und ein Etikett am Boden öffnet ihn und beginnt seine Runde. Was ohne Netz für einen Platz eingetragen wurde, der inzwischen auf einem anderen Gerät gelöscht ist, steht im Platz darum herum, und „Was wartet“ sagt es, bis es gelesen ist.',
        'Filter ergänzen sich: Geschlecht, Platz, zuletzt verweigert, Größe und mehr. Was gesucht wird, lässt sich schreiben, „Weibchen in Regal B, die verweigert haben“, in der Suche oder nach Strg K, und die Worte werden zu Filtern; in der Suche mit Enter, wo kein Tier diese Worte hat. Filter mit einem Namen sind eine Ansicht, mit einem Tippen da; was zuletzt verwendet wurde, steht auf dem Telefon über den anderen.',
        '„Statistik“ im Menü fasst ein Jahr zusammen: Futter, Häutungen, Wachstum, Verluste, und ein Bild davon zum Teilen. Ab einem Tablet kann die Liste eine Tabelle sein, nach mehreren Spalten sortiert, in Gruppen mit ihren Summen. Zellen werden an Ort und Stelle geändert, Zeilen gehen in eine Tabellenkalkulation und zurück, und auf einem breiten Bildschirm steht das Tier, bei dem man ist, daneben.',
        'Eines wählen, mit Umschalt bis zu einem anderen, mit Strg A alle. Mehrere werden zusammen gefüttert, umgestellt, gedruckt oder archiviert, jedes Mal mit einem Weg zurück. Die Tasten J, K, X, E, F, R, M und ? gehen in jeder Liste.',
      ],
      link: 'Plätze',
    },
    labels: {
      title: 'Etiketten, die sich scannen lassen',
      lines: [
        'Tiere wählen, Bogen oder Rolle wählen, drucken. Die Vorschau zeigt den Bogen, wie er aus dem Drucker kommt; mit 100 % drucken.',
        'Jedes Etikett kann einen QR-Code tragen. Die Kamera des Handys auf das Terrarium richten, und die Seite des Tiers ist offen: wer es ist, wann es zuletzt gefressen und sich gehäutet hat, und die Tasten Gefressen, Verweigert und Gehäutet.',
        'Auch ein ganzes Tier kommt aufs Papier: „Drucken“ unter „Mehr“ auf seiner Seite gibt ein Blatt für Tierarzt, Behörde oder Käufer, mit Wachstum, Fütterungen und Code, ohne Platz und ohne Preis.',
        'Nummern werden nie zweimal vergeben. Ein Etikett stimmt, solange es klebt.',
      ],
      link: 'Etiketten',
    },
    species: {
      title: 'Arten',
      lines: [
        'Einige hundert Arten sind von Anfang an da, alle Mitglieder teilen die Liste. Zu finden nach Gattung, Name oder Trivialnamen, deutsch oder englisch; auch frühere Namen führen zum Ziel.',
        'Eine Art nennt Tierart, Lebensweise (baumbewohnend, bodenbewohnend, grabend), Feuchtigkeit, Land und ein Haltungsblatt.',
        'Auf ihrer Seite stehen zuerst die eigenen Tiere, dann was nur ein Verein weiß: Abstände der Häutungen, Wachstum, Futter und Rhythmus, ab drei Haltern und fünf Tieren. Niemand wird genannt, und wer nicht mitzählen will, sagt es in den Einstellungen.',
        'Fehlt etwas oder stimmt es nicht? Mit einem Tippen melden: Die Anfrage geht an die Administration, die auch das Bearbeiten von Arten erlauben kann. Jede Änderung wird protokolliert.',
        'Wer Arten bearbeiten darf, benennt eine um, wenn sich ihr Name ändert, oder führt sie mit einer anderen zusammen, wenn sie doppelt in der Liste steht: Die Tiere aller Halter gehen mit, und der alte Name führt weiter zu ihnen.',
      ],
      link: 'Arten',
    },
    inventory: {
      title: 'Käufe und Verkäufe',
      lines: [
        'Ein Kauf nennt Preis, Tag, Anzahl und Verkäufer; aus einer Gruppe entstehen die Tiere im selben Schritt. Auch Dinge zählen: ein Terrarium, eine Lampe. Nachzucht wird mit ihrem Elterntier eingetragen.',
        'Ein Verkauf senkt die Anzahl einer Gruppe von selbst; mit dem letzten Tier wird sie archiviert. Wird der Verkauf gelöscht, ist alles wie zuvor.',
        'Für eine Börse legt die Administration unter „Börse“ eine Seite an: Dort werden Tiere aus dem Bestand gewählt, jedes mit seinem Preis. Besucher lesen die Liste am eigenen Handy, ein Verkauf übernimmt den Preis, und was verkauft ist, wird von selbst als verkauft gezeigt. Einmal geöffnet, solange es ein Netz gibt, verkauft und reserviert die Seite auch ohne. Preisschilder finden sich bei den Etiketten.',
        'Beträge sind genau, und jeder behält seine Währung. Adressen von Käufern und Verkäufern sieht sonst nur, wer diesen Server verwaltet.',
      ],
      link: 'Bestand',
    },
    handOver: {
      title: 'Übergeben',
      lines: [
        'Wird ein Tier verkauft oder abgegeben, kann sein Verlauf mitgehen: „Übergeben“ auf seiner Seite, in der Auswahl der Liste oder beim Verkauf. Was mitgeht, wird angekreuzt, jedes Papier einzeln. Preise, Verkäufer, Käufer und Adressen gehen nie mit.',
        'Am Tisch wird der Code gescannt; sonst hilft der Link oder die Datei. Bis jemand übernimmt, lässt sich alles zurücknehmen, und nach 30 Tagen läuft es ab. Auf der Börse die Seite mit dem Code einmal öffnen, solange es ein Netz gibt: Danach geht sie auch ohne.',
        'Wer einen Code bekommt, öffnet ihn und übernimmt das Tier mit einem Tippen. Eine Datei aus einem anderen Exuvia wird dort aufgenommen, wo Tiere hinzugefügt werden. Die Kennung bleibt, und mit ihr das Etikett an der Box.',
      ],
      link: 'Tiere',
    },
    data: {
      title: 'Eigene Daten',
      lines: [
        'Bisherige Listen können mit: Zeilen aus einer Notiz oder einem Chat einfügen, eine Tabelle (XLSX, ODS oder CSV) oder den Export eines anderen Programms importieren. Exuvia sagt Zeile für Zeile, was nicht stimmt, und wohin jede Spalte kommt, bevor etwas gespeichert wird; der ganze Import lässt sich zurücknehmen.',
        'Eine eingefügte Zeile wird in eigenen Worten gelesen: „2x GBB, eins 5 cm, eins 3 cm“, „0.1 B. hamorii, gefüttert Sonntag, Vorhäutung“, „OBT vermutlich weiblich, frisst nicht seit 2 Wochen“, „GBB 2 cm von Tom 14.11. 20 €“, „P. regalis kommunal 5, Schabe 20.11.“. Was etwas anderes heißen kann, ist doppelt unterstrichen. Ein Geschlecht, das nur vermutet wird, eine Häutung, von der allein der Monat feststeht, ein Jahr für sich und ein Preis oder Verkäufer ohne Kauftag kommen in die Notizen. „Regal links:“ allein in einer Zeile ist der Platz der Tiere darunter, und was unter „Einkaufsliste“ steht, ist kein Tier. Eine Art, die keine Liste kennt, lässt sich gleich dort aufnehmen.',
        'Unter „Eigene Daten“ lässt sich alles mitnehmen: Tabellen, eine Datei für Programme oder ein Archiv mit allen Bildern. Eine andere Installation liest es wieder ein, und diese auch: Sind manche der Tiere schon da, lassen sich nur die fehlenden nehmen; so kommt ein gelöschtes aus einer früheren Datei zurück.',
        'Dort lässt sich auch das Konto löschen, mit allem, was dazugehört.',
      ],
      link: 'Eigene Daten',
    },
    outside: {
      title: 'Außerhalb der App',
      lines: [
        'Eine E-Mail des Tages kommt zu einer Stunde, die in den Einstellungen steht, und nur, wenn etwas fällig ist oder ein Tier einen Blick braucht. Ein Link darin stellt sie ab. Hat dieses Exuvia keinen Mailserver, steht es in den Einstellungen. Alle E-Mails kommen in der eingestellten Sprache; gilt dort die des Browsers, dann in der, in der Exuvia zuletzt benutzt wurde.',
        'Jedes Telefon und jeder Computer kann Benachrichtigungen zeigen, auch wenn Exuvia geschlossen ist: wer heute Abend fällig ist, wer neu verweigert, Termine des nächsten Tages, eine Übergabe, die angekommen ist. In den Einstellungen dieses Geräts anstellen, auswählen, was es meldet, Stunde und Ruhe wählen und eine zur Probe senden. Das braucht eine Adresse mit https, und auf dem iPhone Exuvia auf dem Home-Bildschirm. Sie enden mit dem Abmelden dort, und nach dreißig Tagen, in denen niemand Exuvia darauf geöffnet hat.',
        'Ein Kalenderprogramm kann die Futtertage jedes Plans zeigen, erwartete Häutungen, Termine und Börsen: in den Einstellungen eine Adresse erstellen und abonnieren. Die Adresse geht in Apples Kalender, Thunderbird und anderen auf den eigenen Geräten; Google liest sie nur, wenn Exuvia aus dem Internet erreichbar ist. Wer sie hat, liest den Kalender; eine neue beendet sie.',
        'Ein altes Tablet bei den Regalen kann die Runde von heute zeigen: ein Token erstellen, das den Tag an der Wand zeigen darf, und seine Adresse auf dem Tablet öffnen. Es kann nichts ändern und lässt sich widerrufen.',
        'Programme lesen und notieren mit einem eigenen Token, das sagt, was sie dürfen. Die Beispiele gehen von einem Tier aus: Adresse, Token und Nummer des Tiers einsetzen. Alle Aufrufe stehen unter /api/docs.',
      ],
      link: 'Einstellungen',
    },
    atHome: {
      title: 'Eine sichere Leitung zu Hause',
      lines: [
        'Unter einer Adresse, die mit http:// beginnt, behält ein Telefon keine App, die ohne Netz startet, öffnet keine Kamera und kennt keine Passkeys. Ist HTTPS=home eingeschaltet, lernt jedes Telefon und jeder Computer einmal, diesem Exuvia zu vertrauen. Es dauert zwei Minuten, und nichts verlässt das Haus.',
        'Die Seite unten hat die Datei und zeigt jeden Schritt mit einer Zeichnung. Auf iPhone und iPad wird die Datei ein Profil, das installiert und dann unter „Zertifikatsvertrauenseinstellungen“ eingeschaltet wird. Unter Android wird sie in den Einstellungen als CA-Zertifikat installiert, unter Windows bei den vertrauenswürdigen Stammzertifizierungsstellen, auf dem Mac im Schlüsselbund mit „Immer vertrauen“, unter Linux in jedem Browser.',
        'Die Seite merkt von selbst, wenn es geklappt hat, und öffnet die sichere Adresse: diese behalten und dort anmelden. Unter „Wieder entfernen“ steht, wo jedes Gerät die Datei aufhebt.',
      ],
      link: 'Dieses Gerät einrichten',
    },
    comfort: {
      title: 'Licht, Namen und Geräte',
      lines: [
        'Die Lampe oben auf jeder Seite wählt das Licht dieses Geräts: wie das Gerät, Tag, Nacht oder das Rotlicht für Tiere, die niemanden bemerken sollen.',
        'In den Einstellungen, zu denen der Name führt, stehen Sprache, Einheiten, Währung, der erste Tag der Woche und mehr. Sie gelten auf jedem Gerät, bis auf Licht und Hand.',
        'Ein neues Passwort beendet alle Sitzungen und alle Token. „Alle anderen abmelden“ beendet die Sitzungen, für den Tag, an dem ein Telefon verloren geht.',
      ],
      link: 'Einstellungen',
    },
    admin: {
      title: 'Für die Administration',
      lines: [
        'Unter „Admin“ steht alles für die eine Person, die sich um dieses Exuvia kümmert; andere können es nicht öffnen. Was Aufmerksamkeit braucht, eine alte Sicherung oder ein voller Speicher, steht auf ihrer ersten Seite und unter „System“; was Einträge in Gefahr bringt, kommt mit einem Mailserver auch als E-Mail.',
        'Unter „System“ steht, wer sich registrieren darf: alle, mit Einladung oder niemand. „Halter einladen“ erstellt einen Link für eine Person; er gilt einmal und höchstens 14 Tage lang. Exuvia schickt ihn als E-Mail, oder er wird von Hand weitergegeben. Solange sich niemand registrieren darf, gilt auch keine Einladung.',
        '„Alle Konten“ findet ein Konto nach Name oder Adresse und führt zu seiner Seite. „Sperren“ meldet es sofort überall ab und löscht nichts, mit „Reaktivieren“ ist die Anmeldung wieder möglich. Wer das Passwort vergessen hat, lässt sich bei der Anmeldung einen Link schicken. Ohne Mailserver lässt er sich aus dem Postausgang kopieren; er gilt eine Stunde. Oder `npm run reset-password` setzt ein neues Passwort, wo Exuvia läuft. Wem das Telefon und alle Wiederherstellungscodes fehlen, hilft dort `npm run remove-second-factors`.',
        'Die Anfrage nach einer Art kommt als Nachricht; mit einem Mailserver kommen höchstens drei Nachrichten in der Stunde auch als E-Mail, und alle stehen unter „Nachrichten“. „Diese Art hinzufügen“ auf ihrer Seite öffnet das Formular mit dem, was der Halter schrieb; danach antworten: „Heute“ sagt es dem Halter, die Antwort steht bei der Nachricht, und mit einem Mailserver geht sie auch als E-Mail hinaus. „Arten bearbeiten erlauben“ auf der Seite eines Kontos erlaubt dem Halter, die gemeinsame Liste zu ändern, und das Artenprotokoll sagt, wer was geändert hat.',
        'Im Postausgang stehen die E-Mails. Was nicht gesendet werden konnte, wird zwei Tage lang wieder versucht, mit „Jetzt senden“ sofort. Ohne Mailserver warten sie dort, und ihre Links lassen sich kopieren.',
        'Das Ereignisprotokoll reicht zwei Wochen zurück: gescheiterte Anmeldungen, abgewiesene Aufrufe, E-Mails, die nicht hinausgingen, Sicherungen, Updates und was die Administration hier tut.',
        'Eine Sicherung entsteht jede Nacht und vor jedem Update und wird zur Prüfung wieder geöffnet. „Jetzt sichern“ erstellt eine weitere, und jede lässt sich unter „System“ herunterladen. Updates, der Weg zurück zur vorigen Version und das Zurückspielen geschehen dort, wo Exuvia läuft: Die Befehle, auch für Docker, stehen in der README unter `Update, back up, restore, move`. Stimmt etwas nicht, sagt `npm run doctor`, was.',
      ],
      link: 'Admin',
    },
    help: {
      title: 'Zeichen und Hilfe',
      lines: ['Was die Zeichen bedeuten:'],
      link: 'Kontakt',
    },
  },
  signs: [
    ['1.0', 'ein Männchen'],
    ['0.1', 'ein Weibchen'],
    ['0.0.3', 'drei, unbestimmt'],
    ['4 Tage', 'vor vier Tagen'],
    ['Doppelter Rand', 'vor höchstens einer Woche gehäutet, seither nicht gefüttert'],
    ['Gestrichelter Rand', 'kurz vor der Häutung'],
    ['Gestrichelt, mit Uhr', 'angeboten, nicht bekannt, ob gefressen'],
    ['Lineal', 'Spannweite, ein Strich je Zentimeter'],
  ],
  stillOpen: 'Ist noch etwas unklar? Der Administration dieses Servers schreiben.',
};
