/** What a chart does not count, where there is any. */
export function LeftOut({ said }: { said: readonly (string | false)[] }) {
  const text = said.filter(Boolean).join(' ');
  return text === '' ? null : <p className="small muted left-out">{text}</p>;
}
