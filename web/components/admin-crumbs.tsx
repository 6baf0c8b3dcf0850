import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Crumbs } from '#web/ui/crumbs.tsx';

type Crumb = { href: string; label: string };

/** Admin, the lists on the way, and the page itself. */
export function AdminCrumbs({ path = [], here }: { path?: readonly Crumb[]; here: string }) {
  const { admin } = useTexts();
  return <Crumbs path={[{ href: paths.admin(), label: admin.title }, ...path]} here={here} />;
}
