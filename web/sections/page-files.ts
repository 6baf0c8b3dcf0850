/**
 * The files of this folder that draw the pages of the section of pets, by the beginning of their addresses: the first that
 * an address begins with draws it.
 */
export const pageFiles = {
  '/p': 'quick-view',
  '/pets/details': 'pet-details',
  '/pets/add': 'pet-forms',
  '/pets/edit': 'pet-forms',
  '/pets/picture': 'pet-forms',
  '/pets/plans': 'plans',
  '/pets/feeding': 'rounds',
  '/pets/weigh': 'rounds',
  '/pets/waiting': 'rounds',
  '/pets/quickview': 'quick-view',
  '/pets/labels': 'labels',
  '/pets/hand_over': 'hand-over',
  '/pets/import': 'pet-import',
  '/pets/paste': 'pet-import',
  '/pets/print': 'pet-sheet',
  '/pets/statistics': 'statistics',
  '/pets/take_in': 'take-in',
  '/pets': 'pet-list',
} as const;

export type PageFile = (typeof pageFiles)[keyof typeof pageFiles];
