export const guide = {
  title: 'User guide',
  sub: 'From the first account to a printed label, with two animals that help: Rosalía and Juno.',
  contents: 'Contents',
  step: (n: number) => `${n}.`,

  examples: {
    rosalia: 'Rosalía, a Mexican redknee. She molted three days ago and has not eaten since.',
    juno: 'Juno, a ball python. She ate a rat yesterday.',
    preMolt: 'Rosalía some weeks earlier: dull, fasting, in pre-molt.',
    was: 'Before and after her last molt, to one scale:',
    states: 'How a feeding looks',
    fresh: 'fed within two days',
    plain: 'within thirty days',
    overdue: 'longer ago: look at this animal',
    open: 'offered, and not yet known to be eaten',
  },
  pictureOf: (name: string) => `Picture of ${name}`,
  food: { rat: 'Rat', locust: 'Locust' },

  programs: {
    read: 'What is due today, with curl',
    fed: 'Record a feeding, with curl',
    python: 'The same list, with Python',
    homeAssistant: 'Home Assistant: a sensor, a command and its button, in configuration.yaml',
  },

  steps: {
    account: {
      title: 'Your account',
      lines: [
        'Sign up with your email address, a name and a password of at least eight characters. The name is what others see; it need not be your own.',
        'You get an email with a link that confirms the address. Open it, and log in again. If this server sends no emails, the administrator hands you the link.',
        'The first account of a new Exuvia is the administrator’s.',
        'On a phone, put Exuvia on the home screen: from there it opens like an app, and next time you are still logged in.',
      ],
      link: 'Sign up',
    },
    pet: {
      title: 'The first animal',
      lines: [
        'Open “Pets”, then “Add pet”. Choose the species by a few letters of its name, give the animal a name if it has one, and say how many there are: five slings become five numbered entries, or one group with a count. The folds below take what else you know, from the last meal to the price.',
        'Sex is written as keepers do: 1.0 is a male, 0.1 a female, 0.0.1 is not known yet. A group of five unsexed slings is 0.0.5.',
        'Add a picture from the camera. It is turned upright, and everything that the camera wrote into it, the place too, is left out. Each has a day and a caption, and may belong to a molt: they stand in a strip through time, and two of them compare then and now. One is the cover, which everyone can see; the others only you.',
        'Papers (PDF or picture) belong to an animal, a purchase or a sale: CITES, the receipt, the vet’s letter. Nobody else gets them, and they are in every backup and export. Chosen without a network they wait on the device, as pictures do.',
        'Rosalía shows what a card tells: name and sex, species, when it ate, a fresh molt with its double outline, and the leg span drawn to scale.',
      ],
      link: 'Add pet',
    },
    feeding: {
      title: 'Feeding',
      lines: [
        'A feeding has a day, a feeder and one of three outcomes. Offered: it is in the box, and you do not know yet. Fed: it was eaten. Refused: it was not, and you took it out.',
        'Offer in the evening, look in the morning: the animal stands under “Feedings in progress” until you say what became of it. The check takes it one step further, from due to offered, from offered to fed. The cross takes the offer back. On its next feeding day the animal is due again in any case.',
        'A refusal is worth noting. It stays in the history, counts as no feeding, and is the best sign of a molt to come.',
        'Exuvia remembers the last feeder and the day. Nothing has to be typed twice.',
      ],
      link: 'Feeding',
    },
    round: {
      title: 'The feeding round',
      lines: [
        'With many animals start the round. It shows one animal at a time, with the buttons where your thumb is, for the right hand or the left.',
        'Fed, Refused, Offered, Skip: one tap each, and the next animal is there. Undo takes the last tap back, a pre-molt too; after a molt it only leads back to the animal, whose page takes the molt back.',
        'A fresh skin in the box, a weight, a move, or the page of the animal: “More” beside its name. Who has just molted rests, and the next one is there.',
        'When the connection drops, go on. What you noted is kept on the phone and sent when the server is there again.',
        'Animals in pre-molt, and those in the first week after a molt, are shown muted: they are not due.',
        'The first page says who is due by place or by plan, each with a button that starts its round. Those that refused last time come in their place, first, last, or not at all, as you choose before the round.',
        '“Keep an eye on” names who refuses, who is in pre-molt and for how long, and of whom nothing was noted for sixty days: a look is enough, and “Seen” takes the animal off the list.',
      ],
      link: 'Start the round',
    },
    molt: {
      title: 'Molts and growth',
      lines: [
        'When an animal turns dull and stops eating, set “pre-molt”. It gets a dashed mark, and its feedings are no longer due.',
        'When the skin lies in the box, note the molt: the day, and the size if you measured it. For spiders measure the leg span or the body, always in the same way. The pre-molt mark goes away by itself.',
        'Between molts, and for snakes and lizards above all, “Measure” notes a weight or a length with its day. Type it as the scale says it, with point or comma. A number that looks like a slip is asked about, not refused. The newest length, from a molt or measured, is the animal’s size.',
        'Could you sex the skin? Say so with the molt, and 0.0.1 becomes 0.1. “How it went” takes a molt that got stuck, a limb that was lost, which molt it was, and a note.',
        'From two molts on, the animal’s page draws its growth, with its siblings, others of its species or the usual size in the club behind it where that is wanted. “Recent growth” on the first page lists everyone who molted within thirty days.',
        'Snakes and lizards on one evening: select them in the list, or open the page of their place, and choose “Weigh them all”. One number after the other, with the change since last time; a number that is hardly true is asked about. The units are chosen in the settings.',
        'From three molts on it also says when the next one is expected: a span of days out of the last gaps, with its reason below. An animal that refused twice and is near it can be put into pre-molt with one tap. Nothing is said of groups, nor of animals that are mature and molt no more: write “mature” into the notes or an event of a male.',
      ],
      link: 'Pets',
    },
    events: {
      title: 'Everything else that happens',
      lines: [
        'Events take what is neither food nor skin: a new enclosure, a pairing, an egg sac, a visit to the vet. One line and a day.',
        'Notes belong to the animal and have no date: its temper, its favourite hide, who bred it.',
        'An animal that died, was sold or given away is archived, with the reason. It leaves the lists, and nothing of its history is lost. Of a group say how many: the others stay.',
      ],
      link: 'Pets',
    },
    plans: {
      title: 'Feeding plans',
      lines: [
        'A plan says when, what and who: every Tuesday and Friday, or every fourteen days from a date; a feeder; and the animals that follow it. Juno’s says: every fourteen days, a rat.',
        'Its animals are chosen, or follow from what they have in common: all up to 3 cm, all on rack B. New ones come into the plan by themselves, and those that outgrow it leave.',
        'The next date follows the day on which food was last offered by the plan, eaten or refused. When you feed a day late, the next one is counted from the schedule, not from the delay.',
        'One tap feeds all animals of a plan; those that refused are named in the same step.',
        'Pause a plan when you are away or in winter. It keeps its animals and is never overdue meanwhile.',
      ],
      link: 'Add feeding plan',
    },
    many: {
      title: 'Many animals',
      lines: [
        'Places say where they stand: rooms, racks, shelves, boxes. A feeding round then goes along the racks, and a label on a shelf opens it and starts its round.',
        'Filters combine: sex, place, refused last time, size and more. Type what you look for, “females on rack B that refused”, in the search or after Ctrl K, and take the words as filters. A set of filters under a name is a view, one tap away; a phone offers those used last above the others.',
        '“Statistics” in the menu sums up a year: meals, molts, growth, losses, and a picture of it to share. From a tablet up the list can be a table, sorted by several columns, in groups with their sums. Cells are edited in place, rows go to a spreadsheet and come back, and on a wide screen the animal that you are at stands beside it.',
        'Select one, Shift selects to another, Ctrl A all. Several are fed, moved, printed or archived at once, each with a way back. The keys J, K, X, E, F, R, M and ? work in every list.',
      ],
      link: 'Places',
    },
    labels: {
      title: 'Labels that scan',
      lines: [
        'Choose animals, choose your sheet or roll, and print. The preview shows the sheet as it comes out of the printer; print it at 100%.',
        'Each label can carry a QR code. Point the phone’s camera at the box and you stand on that animal’s page: who it is, when it last ate and molted, and the buttons Fed, Refused and Molted.',
        'A whole animal goes on paper, too: “Print” under “More” on its page makes a sheet for the vet, the authority or a buyer, with growth, feedings and the code, but no place and no price.',
        'Numbers are never given twice. A label stays true for as long as it sticks.',
      ],
      link: 'Labels',
    },
    species: {
      title: 'Species',
      lines: [
        'Some hundreds of species are there from the start, all members share the list. Find one by genus, by its name or by its common name, English or German; former names are found as well.',
        'A species tells its type, environment (arboreal, terrestrial, fossorial), humidity, country and a care sheet.',
        'Your own animals come first on its page, then what only a club can know: gaps between molts, growth, food and rhythm, from three keepers and five animals on. Nobody is named, and in the settings you can stay out.',
        'Something is missing or wrong? Ask for it with one tap: the request goes to the administrator, who can also let you edit species yourself. Every change is logged.',
      ],
      link: 'Species',
    },
    inventory: {
      title: 'Purchases and sales',
      lines: [
        'A purchase notes price, day, count and seller; from a batch the animals are made in the same step. Things count too: an enclosure, a lamp. Offspring is entered with its parent.',
        'A sale lowers the count of a group by itself; when the last one is sold, the animal is archived. Deleting the sale takes that back.',
        'For an expo the administrator sets up its page under “Expo”: there animals are chosen from the pets, with a price for each. Visitors read the list on their own phones, a sale finds the price there, and who is sold is marked by itself. Opened once while there is a network, the page sells and reserves without one, too. Price tags are among the labels.',
        'Amounts are exact, and each keeps its currency. Addresses of buyers and sellers are seen by you, and by the administrator who runs this server, but by no other member.',
      ],
      link: 'Inventory',
    },
    handOver: {
      title: 'Handing over',
      lines: [
        'An animal that is sold or given away can take its history along: “Hand over” on its page, in the list’s selection, or with its sale. You tick what travels, each paper by itself. Prices, sellers, buyers and addresses never do.',
        'At the table the next keeper scans the code; elsewhere you send the link or the file. Until somebody takes over you can take it back, and after 30 days it expires. At an expo open the code’s page once while there is a network: then it works without one.',
        'Who gets a code opens it and takes the animal over with one tap. A file from another Exuvia is taken in where pets are added. The tag stays, and with it the label on the box.',
      ],
      link: 'Pets',
    },
    data: {
      title: 'Your data',
      lines: [
        'Your lists from before can come along: paste lines out of a notes app or a chat, or import a spreadsheet (XLSX, ODS or CSV) or the export of another program. Exuvia says what is wrong, row by row, and where each column goes, before it stores anything; the whole import can be taken back.',
        'A pasted line is read in your own words: “2x GBB, one 5 cm, one 3 cm”, “0.1 B. hamorii, fed Sunday, premolt”, “OBT maybe female, refuses since 2 weeks”. What may mean something else is underlined twice. A sex that is only likely, a molt of which the month alone is known, a year alone and a price without a day of purchase go to the notes. “Shelf left:” alone on a line is the place of the animals below it. A species that no list knows can be added right there.',
        'Under “Your data” you export everything: tables, one file for programs, or an archive with all pictures. Another installation reads it again, and so does this one: where some of the animals are here already, you can take only the missing ones, so that one that was deleted comes back out of an older file.',
        'There you can also delete your account, with all that belongs to it.',
      ],
      link: 'Your data',
    },
    outside: {
      title: 'Outside the app',
      lines: [
        'A mail of the day comes at an hour that you choose in the settings, only when something is due or an animal needs a look. A link in it stops it. Where your Exuvia has no mail server, the settings say so.',
        'Each of your phones and computers can show notices, also while Exuvia is closed: who is due this evening, who newly refuses, appointments of the next day, a hand-over that was taken. Switch them on in the settings of that device, choose what it tells you of, its hour and its quiet hours, and send a test. That needs an address with https, and on an iPhone Exuvia on the home screen. They end when you log out there, and after thirty days in which nobody opened Exuvia on it.',
        'Your calendar program can show the feeding days of each plan, expected molts, appointments and expos: make an address in the settings and subscribe to it. The address works in Apple’s calendar, Thunderbird and others on your devices; Google reads it only where your Exuvia is reached from the internet. Whoever has it reads the calendar; a new one ends it.',
        'An old tablet by the racks can show the round of today: make a token that may show today on a wall, and open its address on the tablet. It can change nothing, and you can revoke it.',
        'Programs read and record with a token of their own, which says what it may. The examples go on from one animal: put your address, your token and the number of the animal into them. All calls are listed at /api/docs.',
      ],
      link: 'Settings',
    },
    atHome: {
      title: 'A safe line at home',
      lines: [
        'At an address that begins with http:// a phone keeps no app that starts without a network, opens no camera and knows no passkeys. Where whoever runs your Exuvia has switched HTTPS=home on, each phone and computer is taught once to trust it. It takes two minutes, and nothing leaves your home.',
        'The page below has the file and shows each step with a drawing. On an iPhone or iPad the file becomes a profile, which you install and then switch on under “Certificate Trust Settings”. On Android you install it as a CA certificate in the settings, on Windows among the trusted root authorities, on a Mac in the keychain with “Always Trust”, and on Linux in each browser.',
        'The page notices by itself when it worked, and opens the safe address: keep that one, and log in there. Under “Take it off again” it says where each device keeps the file.',
      ],
      link: 'Teach this device',
    },
    comfort: {
      title: 'Light, names and devices',
      lines: [
        'The lamp at the top of each page chooses the light of this device: as the device has it, day, night, or the red lamp for animals that should not notice you.',
        'In the settings, which your name leads to, you choose the language, units, currency, the first day of the week and more. They follow you to every device, except for the light and the hand.',
        'A new password ends all sessions and all tokens. “End all others” does so for sessions, for the day on which a phone is lost.',
      ],
      link: 'Settings',
    },
    admin: {
      title: 'For the administrator',
      lines: [
        '“Admin” has what one person needs to look after this Exuvia, and opens for nobody else. What needs care, an old backup or a full disk, stands on your first page and under “System”; what puts records in danger comes by mail, too, where there is a mail server.',
        'Under “System” you choose who may register: everybody, with an invitation, or nobody. “Invite a keeper” makes a link for one person, good once and for 14 days. Exuvia mails it, or you hand it over yourself. While nobody may register, no invitation works either.',
        '“All users” finds an account by name or address and leads to its page. “Suspend” logs it out everywhere at once and deletes nothing, “Reactivate” lets its keeper log in again. Who forgot the password asks for a link at the log-in. Without a mail server you copy it from the outbox; it works for an hour. Or `npm run reset-password` sets a new password, where Exuvia runs. Who lost the phone and has no recovery code left needs `npm run remove-second-factors` there.',
        'A request for a species reaches you as a message. Add the species under “Species”, and reply: the keeper reads it beside the message, and gets it as a mail. “Allow species edit” on the page of an account lets its keeper change the shared list, and the species log says who changed what.',
        'The outbox lists the mails. One that could not be sent is tried again for two days, or at once with “Send now”. Without a mail server they wait there, and you copy their links.',
        'The event log keeps two weeks: failed log-ins, refused calls, mails that did not go out, backups, updates, and what you do here.',
        'A backup is made every night and before every update, and opened again to check it. “Back up now” makes another, and each can be downloaded under “System”. Updates, the way back to the version from before, and restoring are done where Exuvia runs: the README has the commands, for Docker too, under `Update, back up, restore, move`. Where something is wrong, `npm run doctor` says what.',
      ],
      link: 'Admin',
    },
    help: {
      title: 'Signs and help',
      lines: ['What the marks say:'],
      link: 'Contact',
    },
  },
  signs: [
    ['1.0', 'one male'],
    ['0.1', 'one female'],
    ['0.0.3', 'three, not sexed'],
    ['4d', 'four days ago'],
    ['Double outline', 'molted within a week, not fed since'],
    ['Dashed outline', 'in pre-molt'],
    ['Dashed, with a clock', 'offered, not known to be eaten'],
    ['Ruler', 'leg span, a tick for each centimetre'],
  ],
  stillOpen: 'Something is still not clear? Write to the administrator of this server.',
};
