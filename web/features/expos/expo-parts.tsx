import { AdminCrumbs } from '#web/features/admin/admin-crumbs.tsx';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';

/** Admin, the expo log, and the page itself. */
export function ExpoCrumbs({ here }: { here: string }) {
  const { expos } = useTexts();
  return <AdminCrumbs path={[{ href: paths.adminExpos(), label: expos.title }]} here={here} />;
}

export function ExpoMissing() {
  const { expos } = useTexts();
  return (
    <Empty
      title={expos.notFound}
      action={<ButtonLink href={paths.adminExpos()}>{expos.toList}</ButtonLink>}
    >
      {expos.notFoundText}
    </Empty>
  );
}
