/**
 * The parts of the client that are loaded on demand, by their files in this folder, and the first parts of the
 * addresses that each draws. The server reads it too, to name a page's code before the page asks for it.
 */
export const sectionAddresses = {
  pets: ['pets', 'p'],
  species: ['species'],
  inventory: ['inventory'],
  data: ['data'],
  admin: ['admin'],
  expo: ['expo'],
  accounts: ['login', 'register', 'profile', 'verify-email', 'forgot-password', 'reset-password'],
  about: ['guide', 'sitemap', 'legal', 'contact', 'donate'],
} as const;

export type SectionName = keyof typeof sectionAddresses;
