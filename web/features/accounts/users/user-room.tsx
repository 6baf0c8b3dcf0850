import { limits } from '#src/domain/limits.ts';
import { api } from '#web/lib/api.ts';
import { formatBytes } from '#web/lib/format-bytes.ts';
import { formatCount } from '#web/lib/format.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';

type Kind = keyof Texts['admin']['users']['roomOf'];

const most: Record<Kind, number> = {
  ...limits.perKeeper,
  pictures: limits.picturesPerKeeper,
};

/** How much of what one keeper can have is there: '41 of 20,000 animals'. */
export function UserRoom({ uid }: { uid: number }) {
  const { admin } = useTexts();
  const { data } = useLoad(
    ['user', 'admin', 'room', uid],
    () => api.admin.user_room({ id: uid }).get(),
    { errorTitle: admin.errors.loadingUserDetail },
  );
  if (!data) return null;
  const kinds = Object.entries(admin.users.roomOf) as [Kind, (n: string, max: string) => string][];
  return (
    <>
      {kinds.map(([kind, say]) => (
        <div key={kind}>{say(formatCount(data[kind]), formatCount(most[kind]))}</div>
      ))}
      <div>
        {admin.users.roomOfDocuments(
          formatCount(data.documents),
          formatCount(limits.documents.count),
          formatBytes(data.bytes),
          formatBytes(limits.documents.bytes),
        )}
      </div>
    </>
  );
}
