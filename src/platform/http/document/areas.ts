/** The areas of the document of all calls, in the order in which its page shows them. */
export const areas = [
  {
    name: 'Animals',
    description: 'Animals, what is noted of them, where they stand, their pictures and labels.',
    paths: /^(pet|place|picture|statistics|admin\/all_pets)\b/,
  },
  {
    name: 'Feeding plans',
    description: 'Plans, who is due, a day in numbers, and the feeding round.',
    paths: /^((today|wall)$|plan\/|pet\/(dashboard\/feed|feeding\/(round|feed_plan)))/,
  },
  {
    name: 'Trade',
    description: 'Purchases, sales, papers, the stock book, and handing animals over.',
    paths: /^(purchases|sales|document|stock_book|hand_over)\//,
  },
  {
    name: 'Species',
    description: 'The list that all share, its log, and countries.',
    paths: /^(admin\/)?(species|spec_log|countries)\//,
  },
  {
    name: 'Club',
    description: 'News, expos, messages and the texts of the house.',
    paths: /^(admin\/)?(news|expo|contact_messages|site)[/_]/,
  },
  {
    name: 'Accounts',
    description: 'Log-in, profile, settings, and the administrator’s view of users.',
    paths: /^(user\/|user_config\/|admin\/(sendmail|invite|user_))/,
  },
  {
    name: 'Import and export',
    description: 'Everything out, everything in, and what changed for devices that hold it.',
    paths: /^(data\/|sync\/?$|pet\/(add_all|match_species|export)$)/,
  },
  {
    name: 'Operations',
    description: 'Whether the installation is well: backups, mails that wait, the event log.',
    paths: /^(health|trust|admin\/(backups|system|outbox|event_log))\b/,
  },
] as const;

/** The area of a call, undefined where none is meant for it. The later one where two are, which is the narrower. */
export const areaOf = (path: string): string | undefined =>
  areas.findLast(({ paths }) => paths.test(path.replace(/^\/api\//, '')))?.name;
