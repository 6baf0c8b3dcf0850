// Every URL of the web client. No component writes an address by hand.

/** Query values; null, undefined, '', false and page 0 are left out of the address. */
export type Query = Record<string, string | number | boolean | null | undefined>;

/** What every list keeps in its address. */
type ListQuery = { page?: number; search?: string };

export const paths = {
  home: () => '/',

  login: (redirect?: string) => withQuery('/login', { redirect: redirect === '/' ? '' : redirect }),
  register: (redirect?: string) =>
    withQuery('/register', { redirect: redirect === '/' ? '' : redirect }),
  profile: () => '/profile',
  profileEdit: () => '/profile/edit',
  /** `part`: the id of the section to begin at. */
  settings: (part?: string) => `/profile/settings${part ? `#${part}` : ''}`,
  /** The token of the wall view stands behind the hash, which no server and no log gets to see. */
  wall: (token = '') => `/wall${token && `#${token}`}`,
  profileSecurity: () => '/profile/security',
  profileMessages: (query: ListQuery = {}) => withQuery('/profile/messages', query),
  profileMessageDetails: (id: number) => withQuery('/profile/messages/details', { id }),
  verifyEmail: () => '/verify-email',
  forgotPassword: () => '/forgot-password',
  resetPassword: () => '/reset-password',

  sitemap: () => '/sitemap',
  legal: () => '/legal',
  guide: () => '/guide',
  contact: () => '/contact',
  donate: () => '/donate',
  trust: () => '/trust',
  expoCurrent: () => '/expo/current',

  data: () => '/data',

  /** The list of animals; its filters are named in `filter-address.ts`. */
  pets: (query: ListQuery & { archived?: boolean } & Query = {}) => withQuery('/pets', query),
  petDetails: (id: number) => withQuery('/pets/details', { id }),
  petPicture: (id: number, picture?: number) => withQuery('/pets/picture', { id, picture }),
  petAdd: (query: { species?: number; parent?: number; purchase?: number } = {}) =>
    withQuery('/pets/add', query),
  petSheet: (id: number) => withQuery('/pets/print', { id }),
  petEdit: (id: number) => withQuery('/pets/edit', { id }),
  petImport: () => '/pets/import',
  paste: () => '/pets/paste',
  /** The short address in a label's QR code: the quick view of one pet. */
  petQuick: (tag: string) => `/p/${tag}`,
  /** The page behind a hand-over's code, and the one that asks for a code. */
  takeOver: (code = '') => (code ? `/t/${code}` : '/t'),
  /** `link`: of a hand-over elsewhere, filled in. Its document may call other installations: load it as a whole. */
  statistics: (query: { year?: number } = {}) => withQuery('/pets/statistics', query),
  takeIn: (query: { link?: string } = {}) => withQuery('/pets/take_in', query),

  /** `slid`: a sale that is recorded already. */
  handOver: (query: { ids?: string; slid?: number } = {}) => withQuery('/pets/hand_over', query),
  /** `by`: how it reaches the next keeper, unless they scan the code. */
  handOverCode: (id: number, by?: 'link' | 'file') => withQuery('/pets/hand_over/code', { id, by }),

  labels: (query: { ids?: string } = {}) => withQuery('/pets/labels', query),
  /** `test`: prints only the outlines of the sheet. `from`: the animal whose page Back leads to. */
  labelsPrint: (query: { ids?: string; test?: boolean; from?: number } = {}) =>
    withQuery('/pets/labels/print', query),

  feeding: (query: { plan?: number } = {}) => withQuery('/pets/feeding', query),
  feedingRound: (query: { plan?: number } = {}) => withQuery('/pets/feeding/round', query),

  /** `ids`: the animals, in the order in which they are weighed. `place`: where they stand, and the way out leads. */
  weigh: (ids: readonly number[] = [], place?: number) =>
    withQuery('/pets/weigh', { ids: ids.join(','), place }),

  places: () => '/places',
  place: (id: number) => withQuery('/places/details', { id }),
  /** Those that are printed; without any all of them. */
  placeLabels: (query: { ids?: string } = {}) => withQuery('/places/labels', query),

  /** What was recorded on this device and is not on the server yet. */
  waiting: () => '/pets/waiting',

  plans: () => '/pets/plans',
  /** `ids`: animals that are ticked at first. */
  planAdd: (query: { ids?: string } = {}) => withQuery('/pets/plans/add', query),
  planDetails: (id: number) => withQuery('/pets/plans/details', { id }),
  planEdit: (id: number) => withQuery('/pets/plans/edit', { id }),

  species: (query: ListQuery & { genus?: string; sort?: string } = {}) =>
    withQuery('/species', query),
  speciesDetails: (id: number) => withQuery('/species/details', { id }),
  speciesAdd: (query: { name?: string; common?: string; type?: string } = {}) =>
    withQuery('/species/add', query),
  speciesRequest: (query: { name?: string } = {}) => withQuery('/species/request', query),
  speciesEdit: (id: number) => withQuery('/species/edit', { id }),
  speciesImport: () => '/species/import',
  speciesLog: (id: number, query: { page?: number } = {}) =>
    withQuery('/species/log', { id, ...query }),
  speciesLogDetails: (id: number) => withQuery('/species/log_details', { id }),

  inventory: () => '/inventory',
  purchases: (query: ListQuery & { year?: number } = {}) => withQuery('/inventory/purchase', query),
  purchaseAdd: (query: { pet?: number } = {}) => withQuery('/inventory/purchase/add', query),
  purchaseDetails: (id: number) => withQuery('/inventory/purchase/details', { id }),
  purchaseEdit: (id: number) => withQuery('/inventory/purchase/edit', { id }),
  sales: (query: ListQuery & { year?: number } = {}) => withQuery('/inventory/sale', query),
  saleAdd: (query: { pet?: number } = {}) => withQuery('/inventory/sale/add', query),
  saleDetails: (id: number) => withQuery('/inventory/sale/details', { id }),
  saleEdit: (id: number) => withQuery('/inventory/sale/edit', { id }),
  stockBook: () => '/inventory/stock_book',
  /** Of a pet, or of what was sold in `of_sale` where its record was deleted. `sale`: the one it is issued for. */
  proof: (query: { id?: number; of_sale?: number; sale?: number }) =>
    withQuery('/inventory/proof', query),

  admin: () => '/admin',
  adminPets: (query: ListQuery & { user?: number } = {}) => withQuery('/admin/all_pets', query),
  adminUsers: (query: { page?: number } = {}) => withQuery('/admin/all_users', query),
  adminUserDetails: (id: number) => withQuery('/admin/user_details', { id }),
  adminSpeciesLog: (query: ListQuery & { admin?: boolean } = {}) =>
    withQuery('/admin/spec_log', query),
  adminNews: (query: { page?: number } = {}) => withQuery('/admin/news_log', query),
  adminEvents: (query: { page?: number } = {}) => withQuery('/admin/event_log', query),
  adminEventDetails: (id: number) => withQuery('/admin/event_log_details', { id }),
  adminExpos: (query: { page?: number } = {}) => withQuery('/admin/expo_log', query),
  adminExpoDetails: (id: number) => withQuery('/admin/expo_log_details', { id }),
  adminExpoEdit: (id: number) => withQuery('/admin/expo_log_edit', { id }),
  adminExpoAdd: () => '/admin/expo_log_add',
  adminCountries: (query: ListQuery = {}) => withQuery('/admin/countries', query),
  adminCountryAdd: () => '/admin/country_add',
  adminCountryEdit: (code: string) => withQuery('/admin/country_edit', { id: code }),
  adminMessages: (query: { page?: number } = {}) => withQuery('/admin/messages', query),
  adminMessageDetails: (id: number) => withQuery('/admin/messages/details', { id }),
  adminSite: () => '/admin/site',
  adminSystem: () => '/admin/system',
  adminRegistration: () => '/admin/system#registration',
  /** `mail`: the one that is open. */
  adminOutbox: (query: { page?: number; mail?: number } = {}) => withQuery('/admin/outbox', query),
};

type PictureSize = 'thumb' | 'mobile' | 'large';

/** The file of an animal's picture. With its version in the address its content never changes. */
export function pictureFile(
  { id, img_version }: { id: number; img_version?: number | null },
  size: PictureSize,
  form: 'webp' | 'png' = 'webp',
): string {
  return withQuery(`/uploads/${size}/tid_${id}.${form}`, { v: img_version });
}

/** Appends the query values that are set; 'true' stands for a set flag. */
export function withQuery(path: string, query: Query): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined || value === '' || value === false) continue;
    if (name === 'page' && value === 0) continue;
    params.set(name, String(value));
  }
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}
