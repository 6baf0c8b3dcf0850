import type { Failure } from '#web/lib/failure.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Row, Rows } from '#web/ui/rows.tsx';

const MOST = 20;

/** What is wrong with a file, by record. */
export function ImportProblems({ failure }: { failure: Failure }) {
  const { data } = useTexts();
  const { rows = [] } = failure;
  if (rows.length === 0) return null;
  return (
    <>
      <Rows label={data.problems(rows.length)}>
        {rows.slice(0, MOST).map(({ row, field, error }) => (
          <Row key={`${row} ${field}`} title={data.place(row, field)} line={error} />
        ))}
      </Rows>
      {rows.length > MOST && <p className="muted">{data.more(rows.length - MOST)}</p>}
    </>
  );
}
