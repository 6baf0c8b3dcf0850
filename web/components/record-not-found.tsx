import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';

/** In place of a record that was deleted, never existed, or is somebody else's. */
export function RecordNotFound(props: {
  texts: { notFound: string; notFoundText: string; toList: string };
  list: string;
  /** 1 where the page has no other heading. */
  level?: 1;
  /** Without its title: the page's heading says it. */
  bare?: boolean;
}) {
  const { texts, list, level, bare = false } = props;
  return (
    <Empty
      title={bare ? undefined : texts.notFound}
      level={level}
      action={<ButtonLink href={list}>{texts.toList}</ButtonLink>}
    >
      {texts.notFoundText}
    </Empty>
  );
}
