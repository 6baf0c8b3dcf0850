/** Drawings are bundled as files of their own; the import is their address. */
declare module '*.svg' {
  const address: string;
  export default address;
}
