import { useLocationProperty } from 'wouter/use-browser-location';

/** This address, with its query and the part of the page that it names. */
export const useHere = (): string => useLocationProperty(here);

const here = () => {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
};
