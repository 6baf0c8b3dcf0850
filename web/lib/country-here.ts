import { usualCountry, usualDateOrder as orderOf } from '#src/domain/accounts/usual-country.ts';

/** The time zone that this device is in. */
export const zoneHere = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The country of its keeper, as far as the browser and its clock tell. */
export const countryHere = () => usualCountry(navigator.languages, zoneHere());

/** How dates of digits alone are usually written there. */
export const usualDateOrder = () => orderOf(countryHere());
