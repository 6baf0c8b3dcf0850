import { settingLimits } from '#src/domain/accounts/setting-limits.ts';

/** Every limit of what callers may send. Texts in UTF-16 units, as `length` and `maxlength` count. */
export const limits = {
  ...settingLimits,
  uname: 50,
  email: 254,
  /** `different`: how many of its characters differ at least. */
  password: { min: 8, max: 200, different: 5 },

  pet_name: 100,
  pet_notes: 5000,
  an_count: { min: 1, max: 100_000 },
  /** cm */
  size: { min: 0.01, max: 1000 },
  /** how many feeders were offered */
  amount: { min: 1, max: 999 },
  molt_no: { min: 1, max: 99 },
  molt_note: 500,
  event: 500,
  archive_note: 500,

  place_name: 80,
  /** the names of all levels, with what stands between them */
  place_path: 412,
  place_notes: 2000,
  /** what is noted of a place on one day */
  place_note: 500,
  slots: { min: 0, max: 500 },
  /** a room, and what stands in what */
  placeLevels: 5,
  /** names in one call that adds several places */
  placesPerCall: 100,

  fp_name: 80,
  fp_repeat: { min: 1, max: 365 },
  retry_days: { min: 0, max: 60 },
  /** with the names of a hundred species, as files have them */
  fp_filter: 8000,
  /** an event may be planned: the vet's date */
  eventDaysAhead: 731,

  cm_name: 120,
  /** older names of a species; one that others were merged into has theirs, too */
  synonyms: 20,
  species_notes: 20_000,
  care_sheet: 20_000,
  country_code: 2,
  country_name: 120,

  custom_text: 200,
  seller: 200,
  seller_address: 500,
  document_no: 200,
  purchase_notes: 2000,
  buyer_name: 200,
  buyer_contact: 200,
  buyer_address: 500,
  sale_notes: 2000,
  /** minor units */
  price: { min: 0, max: 1_000_000_000_000 },

  message: 5000,
  reply: 5000,
  news: 2000,
  e_name: 100,
  e_table: 50,
  e_offer: 1000,
  e_sold: 1000,

  /** animals of one hand-over, open ones of one keeper, and how long each is valid */
  handOverPets: 50,
  openHandOvers: 100,
  handOverDays: 30,

  search: 100,
  page: { min: 1, max: 100 },
  tableRows: 5000,
  importRows: 1000,
  importFileRows: 5000,
  /** feedings, molts, measurements and events of all pets of one import together */
  importHistory: 300_000,
  importBytes: 2_000_000_000,
  importPartBytes: 8 * 1024 * 1024,
  /** the file of a hand-over, packed and unpacked */
  takeInBytes: 100 * 1024 * 1024,
  importJsonBytes: 32 * 1024 * 1024,
  importNames: 200,
  bodyBytes: 1_000_000,

  pictureBytes: 20 * 1024 * 1024,
  /** the longest edge that is kept */
  pictureEdge: 2560,
  picturePixels: 50_000_000,
  picturesPerKeeper: 5000,
  caption: 200,
  documentBytes: 10 * 1024 * 1024,
  /** of one keeper */
  documents: { count: 1000, bytes: 500 * 1024 * 1024 },
  document_name: 120,
  /** Records of one keeper: animals; feedings, molts, measurements, events, assignments and notes of places; purchases, sales, hand-overs, plans and feeders. */
  perKeeper: { animals: 20_000, entries: 500_000, papers: 50_000, places: 2000 },
} as const;
