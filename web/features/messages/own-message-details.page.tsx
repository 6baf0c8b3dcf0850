import { LoadFailed } from '#web/components/load-failed.tsx';
import { Page } from '#web/layout/page.tsx';
import { formatInstant } from '#web/lib/format.ts';
import { useIdParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { MessageMissing } from './message-missing.tsx';
import { MessageWaiting } from './message-waiting.tsx';
import { ReadTag } from './read-tag.tsx';
import { Replies } from './replies.tsx';
import { useMessage } from './use-message.ts';

/** One message that the keeper wrote, and what was answered. */
export function OwnMessageDetailsPage() {
  const { accounts, errors, messages } = useTexts();
  const id = useIdParam();
  const { data, loading, missing, retry } = useMessage(id);
  const title = missing || id === null ? messages.notFound : messages.one(id);
  const crumbs = (
    <Crumbs
      path={[
        { href: paths.profile(), label: accounts.profile },
        { href: paths.profileMessages(), label: messages.own },
      ]}
      here={title}
    />
  );
  return (
    <Page title={title} crumbs={crumbs}>
      {loading && <MessageWaiting facts={3} />}
      {missing && <MessageMissing list={paths.profileMessages()} />}
      {!loading && !missing && !data && (
        <LoadFailed title={errors.loadingMessageDetails} retry={retry} />
      )}
      {data && (
        <div className="split">
          <div className="stack">
            <article className="ruled">{data.message}</article>
            <Replies id={data.id} />
          </div>
          <Facts>
            <Fact label={messages.date}>{formatInstant(data.message_date)}</Fact>
            <Fact label={messages.email}>{data.email}</Fact>
            <Fact label={messages.state}>
              <ReadTag read={data.read} />
            </Fact>
          </Facts>
        </div>
      )}
    </Page>
  );
}
