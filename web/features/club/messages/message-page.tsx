import type { ComponentType } from 'react';
import type { MessageDetail } from '#src/features/club/messages/messages.queries.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { RecordNotFound } from '#web/components/record-not-found.tsx';
import { Page } from '#web/layout/page.tsx';
import { api } from '#web/lib/api.ts';
import { useRecord } from '#web/lib/load-record.ts';
import { useIdParam } from '#web/lib/params.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { SkeletonFacts, SkeletonRows, SkeletonText } from '#web/ui/skeleton.tsx';
import { Replies } from './replies.tsx';

type Place = { href: string; label: string };
type Part = ComponentType<{ message: MessageDetail }>;

type MessagePageProps = {
  above: Place;
  /** Where the reader's messages are listed. */
  list: Place;
  MessageFacts: Part;
  /** How many facts there will be. */
  factCount: number;
  Actions?: Part;
  /** After the replies. */
  Reply?: Part;
};

/** One message and its replies, for its author and for the administrator. */
export function MessagePage(props: MessagePageProps) {
  const { above, list, MessageFacts, factCount, Actions, Reply } = props;
  const { errors, messages } = useTexts();
  const id = useIdParam();
  const load = useRecord(
    ['contact_messages', 'detail'],
    id,
    (message) => api.contact_messages.detail({ id: message }).get(),
    errors.loadingMessageDetails,
  );
  const { data, missing } = load;
  const title = missing || id === null ? messages.notFound : messages.one(id);
  return (
    <Page
      title={title}
      crumbs={<Crumbs path={[above, list]} here={title} />}
      actions={data && Actions && <Actions message={data} />}
    >
      <Loaded
        load={load}
        skeleton={<MessageSkeleton facts={factCount} />}
        notFound={<RecordNotFound bare texts={messages} list={list.href} />}
      >
        {(message) => (
          <div className="split">
            <div className="stack">
              <article className="ruled">{message.message}</article>
              <Replies id={message.id} />
              {Reply && <Reply message={message} />}
            </div>
            <Facts>
              <MessageFacts message={message} />
            </Facts>
          </div>
        )}
      </Loaded>
    </Page>
  );
}

/** Skeleton of a message: its text, its replies, and a number of facts. */
function MessageSkeleton({ facts }: { facts: number }) {
  const { messages } = useTexts();
  return (
    <div className="split">
      <div className="stack">
        <SkeletonText lines={4} ruled />
        <Box title={messages.replies}>
          <SkeletonRows count={1} />
        </Box>
      </div>
      <SkeletonFacts count={facts} />
    </div>
  );
}
