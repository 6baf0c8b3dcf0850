/** As English and German write it. */
export function inBytes(megabytes: number): string {
  if (megabytes < 1) return `${Math.round(megabytes * 1000)} KB`;
  return megabytes < 1024 ? `${megabytes} MB` : `${megabytes / 1024} GB`;
}
