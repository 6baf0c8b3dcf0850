/** The fields of a body that were given, texts without the spaces around them: what an update changes. */
export function definedFields<Fields extends object>(fields: Fields): Partial<Fields> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([key, value]) => [key, typeof value === 'string' ? value.trim() : value]),
  ) as Partial<Fields>;
}
