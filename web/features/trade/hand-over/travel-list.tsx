import type { ReactNode } from 'react';
import { tickNames, type Ticks } from '#src/domain/trade/hand-over.ts';
import { formatBytes } from '#web/lib/format-bytes.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Check } from '#web/ui/check.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { Note } from '#web/ui/note.tsx';
import type { HandOverDraft } from './hand-over-draft.ts';
import type { OfferedRow, travelLines } from './offered.ts';

const icons = {
  history: 'tongs',
  pictures: 'camera',
  notes: 'pencil',
  origin: 'paper',
} as const satisfies Record<keyof Ticks, IconName>;

/** What travels: who it is always does, the rest is ticked. */
export function TravelList(props: {
  rows: readonly OfferedRow[];
  lines: ReturnType<typeof travelLines>;
  draft: HandOverDraft;
  change: (part: Partial<HandOverDraft>) => void;
}) {
  const { rows, lines, draft, change } = props;
  const { handOver } = useTexts();
  const [only] = rows;
  const none = {
    history: handOver.noHistory,
    pictures: handOver.noPictures,
    notes: handOver.noNotes,
    origin: handOver.noOrigin,
  };
  return (
    <section className="stack tight">
      <h2>{handOver.what}</h2>
      <ul className="travel-list">
        <Tick
          title={rows.length > 1 ? handOver.whoAre : handOver.who}
          line={rows.length > 1 || !only ? handOver.whoLines : handOver.whoLine(only.tag)}
          icon={only?.an_type ?? 'tarantula'}
          checked
          disabled
        />
        {tickNames.map((name) => (
          <Tick
            key={name}
            title={handOver[name]}
            line={lines[name] ?? none[name]}
            icon={icons[name]}
            checked={draft[name] && lines[name] !== null}
            disabled={lines[name] === null}
            onChange={(on) => change({ [name]: on })}
          />
        ))}
      </ul>
      <PaperTicks rows={rows} draft={draft} change={change} />
      <Note icon="lock">
        <strong>{handOver.never}</strong> {handOver.neverText}
      </Note>
    </section>
  );
}

/** Each paper of the animals by itself; nothing where they have none. */
function PaperTicks({ rows, draft, change }: Omit<Parameters<typeof TravelList>[0], 'lines'>) {
  const { handOver } = useTexts();
  const papers = rows.flatMap((row) => row.papers.map((paper) => ({ ...paper, of: row.name })));
  if (papers.length === 0) return null;
  return (
    <>
      <h3 id="papers-that-go">{handOver.papers}</h3>
      <p className="small muted">{handOver.papersHint}</p>
      <ul className="travel-list" aria-labelledby="papers-that-go">
        {papers.map(({ id, name, kind, bytes, of }) => (
          <Tick
            key={id}
            title={rows.length > 1 ? handOver.paperOf(name, of) : name}
            line={`${kind.toUpperCase()}, ${formatBytes(bytes)}`}
            icon="paper"
            checked={draft.papers.includes(id)}
            disabled={false}
            onChange={(on) => {
              const others = draft.papers.filter((one) => one !== id);
              change({ papers: on ? [...others, id] : others });
            }}
          />
        ))}
      </ul>
    </>
  );
}

function Tick(props: {
  title: ReactNode;
  line: ReactNode;
  icon: IconName;
  checked: boolean;
  disabled: boolean;
  onChange?: (on: boolean) => void;
}) {
  const { title, line, icon, checked, disabled, onChange = () => {} } = props;
  return (
    <li>
      <Check checked={checked} disabled={disabled} onChange={onChange}>
        <span className="travel-text">
          <strong>{title}</strong>
          <span className="travel-line">{line}</span>
        </span>
        <Icon name={icon} />
      </Check>
    </li>
  );
}
