export const starterSpecies = [
  { an_type: 'tarantula', sc_name: 'Brachypelma hamorii', cm_name: 'Mexican Redknee', env_type: 't', humidity: 1, country_code: 'MX' },
  { an_type: 'reptile', sc_name: 'Python regius', cm_name: 'Ball Python', env_type: 't', humidity: 2, country_code: 'GH' },
] as const;
