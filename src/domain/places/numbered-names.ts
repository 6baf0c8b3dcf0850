/** The names of several places, from that of the first: 'Shelf 1', 'Shelf 2'; 'Rack A', 'Rack B'; 'Box' becomes 'Box 1'. */
export function numberedNames(first: string, many: number): string[] {
  const name = first.trim();
  if (many <= 1) return [name];
  const number = /^(.*?)(\d{1,4})$/.exec(name);
  if (number) {
    const [, before = '', digits = ''] = number;
    return Array.from(
      { length: many },
      (_, at) => before + String(Number(digits) + at).padStart(digits.length, '0'),
    );
  }
  const letter = /^(.*\s)([A-Za-z])$/.exec(name);
  const room = letter ? lettersFrom(letter[2] ?? '') : [];
  if (letter && room.length >= many)
    return room.slice(0, many).map((one) => (letter[1] ?? '') + one);
  return Array.from({ length: many }, (_, at) => `${name} ${at + 1}`);
}

const lettersFrom = (letter: string): string[] => {
  const all =
    letter === letter.toUpperCase() ? 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' : 'abcdefghijklmnopqrstuvwxyz';
  return [...all.slice(all.indexOf(letter))];
};
