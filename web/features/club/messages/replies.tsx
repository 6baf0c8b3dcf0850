import { Loaded } from '#web/components/loaded.tsx';
import { api } from '#web/lib/api.ts';
import { formatInstant } from '#web/lib/format.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Ledger, LedgerEntry } from '#web/ui/ledger.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

export const useReplies = (id: number) =>
  useLoad(['contact_messages', 'replies', id], () => api.contact_messages.replies({ id }).get(), {
    errorTitle: useTexts().errors.loadingMessageReplies,
  });

/** What the administrator answered to a message, the oldest first. */
export function Replies({ id }: { id: number }) {
  const { messages } = useTexts();
  const load = useReplies(id);
  const count = load.data?.count ?? 0;
  return (
    <Box
      title={messages.replies}
      end={count > 0 && <span className="small muted num">{count}</span>}
    >
      <Loaded load={load} skeleton={<SkeletonRows count={1} />}>
        {({ rows }) =>
          count === 0 ? (
            <p className="muted">{messages.noReplies}</p>
          ) : (
            <Ledger label={messages.replies} iso>
              {rows.map((reply) => (
                <LedgerEntry
                  key={reply.id}
                  when={<When instant={reply.message_date} />}
                  dateTime={reply.message_date}
                  what={<span className="pre-line">{reply.message}</span>}
                />
              ))}
            </Ledger>
          )
        }
      </Loaded>
    </Box>
  );
}

/** Day and time below one another: the margin is narrow. */
function When({ instant }: { instant: string }) {
  const [day, time] = formatInstant(instant).split(', ');
  return (
    <>
      {day}
      <br />
      {time}
    </>
  );
}
