/**
 * The sections, by their files in this folder (all but `pets` are loaded on demand), and the first segments of the addresses
 * that each of them draws. The build reads it too, so that the server can preload a page's code.
 */
export const sectionAddresses = {
  pets: ['pets', 'p'],
  places: ['places', 'l'],
  species: ['species'],
  inventory: ['inventory'],
  data: ['data'],
  admin: ['admin'],
  expo: ['expo'],
  'take-over': ['t'],
  wall: ['wall'],
  accounts: ['login', 'register', 'profile', 'verify-email', 'forgot-password', 'reset-password'],
  about: ['guide', 'sitemap', 'legal', 'contact', 'donate', 'trust'],
} as const;

export type SectionName = keyof typeof sectionAddresses;
