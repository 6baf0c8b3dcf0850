/** Drawings are bundled as separate files; the import is their URL. */
declare module '*.svg' {
  const address: string;
  export default address;
}
