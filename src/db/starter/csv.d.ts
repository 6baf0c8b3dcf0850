/** A data file, imported `with { type: 'text' }`. */
declare module '*.csv' {
  const text: string;
  export default text;
}
