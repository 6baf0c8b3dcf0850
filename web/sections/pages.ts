/**
 * Who may open a page; a keeper is anyone who is logged in. The server protects the data, the pages only avoid useless
 * calls.
 */
type Who = 'everyone' | 'keeper' | 'admin';
/** What the id in a page's address identifies. */
export type Subject =
  | 'pet'
  | 'plan'
  | 'place'
  | 'placeTag'
  | 'species'
  | 'speciesLog'
  | 'purchase'
  | 'sale'
  | 'handOver'
  | 'handOverCode'
  | 'message'
  | 'user'
  | 'event'
  | 'expo'
  | 'country';
export type PageRule = { who: Who; id?: Subject };

/** The route table: every page by its section and address. Sections must draw each one, and the tests visit it. */
export const pages = {
  about: {
    '/sitemap': { who: 'everyone' },
    '/legal': { who: 'everyone' },
    '/guide': { who: 'everyone' },
    '/contact': { who: 'everyone' },
    '/donate': { who: 'everyone' },
  },
  accounts: {
    '/login': { who: 'everyone' },
    '/register': { who: 'everyone' },
    '/verify-email': { who: 'everyone' },
    '/forgot-password': { who: 'everyone' },
    '/reset-password': { who: 'everyone' },
    '/profile': { who: 'keeper' },
    '/profile/edit': { who: 'keeper' },
    '/profile/security': { who: 'keeper' },
    '/profile/messages': { who: 'keeper' },
    '/profile/messages/details': { who: 'keeper', id: 'message' },
  },
  admin: {
    '/admin': { who: 'admin' },
    '/admin/all_pets': { who: 'admin' },
    '/admin/all_users': { who: 'admin' },
    '/admin/user_details': { who: 'admin', id: 'user' },
    '/admin/news_log': { who: 'admin' },
    '/admin/event_log': { who: 'admin' },
    '/admin/event_log_details': { who: 'admin', id: 'event' },
    '/admin/expo_log': { who: 'admin' },
    '/admin/expo_log_details': { who: 'admin', id: 'expo' },
    '/admin/expo_log_edit': { who: 'admin', id: 'expo' },
    '/admin/expo_log_add': { who: 'admin' },
    '/admin/system': { who: 'admin' },
    '/admin/messages': { who: 'admin' },
    '/admin/messages/details': { who: 'admin', id: 'message' },
    '/admin/site': { who: 'admin' },
    '/admin/outbox': { who: 'admin' },
    '/admin/spec_log': { who: 'admin' },
    '/admin/countries': { who: 'admin' },
    '/admin/country_add': { who: 'admin' },
    '/admin/country_edit': { who: 'admin', id: 'country' },
  },
  data: {
    '/data': { who: 'keeper' },
  },
  expo: {
    '/expo/current': { who: 'everyone' },
  },
  handOver: {
    '/pets/hand_over': { who: 'keeper' },
    '/pets/hand_over/code': { who: 'keeper', id: 'handOver' },
  },
  inventory: {
    '/inventory': { who: 'keeper' },
    '/inventory/purchase': { who: 'keeper' },
    '/inventory/purchase/add': { who: 'keeper' },
    '/inventory/purchase/details': { who: 'keeper', id: 'purchase' },
    '/inventory/purchase/edit': { who: 'keeper', id: 'purchase' },
    '/inventory/sale': { who: 'keeper' },
    '/inventory/sale/add': { who: 'keeper' },
    '/inventory/sale/details': { who: 'keeper', id: 'sale' },
    '/inventory/sale/edit': { who: 'keeper', id: 'sale' },
    '/inventory/stock_book': { who: 'keeper' },
    '/inventory/proof': { who: 'keeper', id: 'pet' },
  },
  labels: {
    '/pets/labels': { who: 'keeper' },
    '/pets/labels/print': { who: 'keeper' },
  },
  petImport: {
    '/pets/import': { who: 'keeper' },
    '/pets/paste': { who: 'keeper' },
  },
  petSheet: {
    '/pets/print': { who: 'keeper', id: 'pet' },
  },
  petDetails: {
    '/pets/details': { who: 'keeper', id: 'pet' },
  },
  petForms: {
    '/pets/add': { who: 'keeper' },
    '/pets/edit': { who: 'keeper', id: 'pet' },
    '/pets/picture': { who: 'keeper', id: 'pet' },
  },
  petList: {
    '/pets': { who: 'keeper' },
  },
  plans: {
    '/pets/plans': { who: 'keeper' },
    '/pets/plans/add': { who: 'keeper' },
    '/pets/plans/details': { who: 'keeper', id: 'plan' },
    '/pets/plans/edit': { who: 'keeper', id: 'plan' },
  },
  quickView: {
    '/pets/quickview': { who: 'everyone', id: 'pet' },
    '/p/:id': { who: 'everyone', id: 'pet' },
  },
  rounds: {
    '/pets/feeding': { who: 'keeper' },
    '/pets/feeding/round': { who: 'keeper' },
    '/pets/weigh': { who: 'keeper' },
    '/pets/waiting': { who: 'keeper' },
  },
  places: {
    '/places': { who: 'keeper' },
    '/places/details': { who: 'keeper', id: 'place' },
    '/places/labels': { who: 'keeper' },
    '/l/:id': { who: 'everyone', id: 'placeTag' },
  },
  statistics: {
    '/pets/statistics': { who: 'keeper' },
  },
  takeIn: {
    '/pets/take_in': { who: 'keeper' },
  },
  takeOver: {
    '/t': { who: 'everyone' },
    '/t/:id': { who: 'everyone', id: 'handOverCode' },
  },
  settings: {
    '/profile/settings': { who: 'keeper' },
  },
  trust: {
    '/trust': { who: 'everyone' },
  },
  wall: {
    '/wall': { who: 'everyone' },
  },
  species: {
    '/species': { who: 'everyone' },
    '/species/details': { who: 'everyone', id: 'species' },
    '/species/add': { who: 'keeper' },
    '/species/edit': { who: 'keeper', id: 'species' },
    '/species/import': { who: 'keeper' },
    '/species/request': { who: 'keeper' },
    '/species/log': { who: 'keeper', id: 'species' },
    '/species/log_details': { who: 'keeper', id: 'speciesLog' },
  },
} as const satisfies Record<string, Record<string, PageRule>>;
