import { useTexts } from '#web/texts/texts.ts';

/** The newest values beside the curve, where there is room for them. */
export function LastMeasured({ heads, rows }: { heads: readonly string[]; rows: string[][] }) {
  const { pets } = useTexts();
  return (
    <table className="table last-measured">
      <caption className="visually-hidden">{pets.growthLast}</caption>
      <thead>
        <tr>
          {heads.map((head, at) => (
            <th key={head} scope="col" className={at > 0 ? 'right' : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, SHOWN).map(([day, value, change]) => (
          <tr key={day}>
            <td className="title">{day}</td>
            <td className="right aside">{value}</td>
            <td className="right meta">{change}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const SHOWN = 5;
