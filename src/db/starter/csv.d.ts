/** A data file, imported `with { type: 'text' }`. */
declare module '*.csv' {
  const text: string;
  export default text;
}

/** A data file whose fields are separated by tabs, imported `with { type: 'text' }`. */
declare module '*.tsv' {
  const text: string;
  export default text;
}
