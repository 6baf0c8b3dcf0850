/** What a table holds for an address: for all of it, or for the longest part that it begins with. */
export function byAddress<Value>(
  table: Readonly<Record<string, Value>>,
  address: string,
): Value | undefined {
  if (address === '') return undefined;
  return Object.hasOwn(table, address)
    ? table[address]
    : byAddress(table, address.slice(0, address.lastIndexOf('/')));
}
