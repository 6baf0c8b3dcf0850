export const starterCountries = [{ code: 'MX', name: 'Mexico' }, { code: 'GH', name: 'Ghana' }];
