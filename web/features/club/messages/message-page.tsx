import type { ComponentType } from 'react';
import type { MessageDetail } from '#src/features/club/messages/messages.queries.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Page } from '#web/layout/page.tsx';
import { useIdParam } from '#web/lib/params.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { MessageNotFound } from './message-not-found.tsx';
import { MessageSkeleton } from './message-skeleton.tsx';
import { Replies } from './replies.tsx';
import { useMessage } from './use-message.ts';

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
  const { data, loading, missing, retry } = useMessage(id);
  const title = missing || id === null ? messages.notFound : messages.one(id);
  return (
    <Page
      title={title}
      crumbs={<Crumbs path={[above, list]} here={title} />}
      actions={data && Actions && <Actions message={data} />}
    >
      {loading && <MessageSkeleton facts={factCount} />}
      {missing && <MessageNotFound list={list.href} />}
      {!loading && !missing && !data && (
        <LoadFailed title={errors.loadingMessageDetails} retry={retry} />
      )}
      {data && (
        <div className="split">
          <div className="stack">
            <article className="ruled">{data.message}</article>
            <Replies id={data.id} />
            {Reply && <Reply message={data} />}
          </div>
          <Facts>
            <MessageFacts message={data} />
          </Facts>
        </div>
      )}
    </Page>
  );
}
