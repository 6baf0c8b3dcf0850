import { AdminCrumbs } from '#web/components/admin-crumbs.tsx';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';

/** Admin, the expo log, with `of` the expo above one of its pages, and the page itself. */
export function ExpoCrumbs(props: { of?: { expid: number; e_name: string }; here: string }) {
  const { of, here } = props;
  const { expos } = useTexts();
  const path = [
    { href: paths.adminExpos(), label: expos.title },
    ...(of ? [{ href: paths.adminExpoDetails(of.expid), label: of.e_name }] : []),
  ];
  return <AdminCrumbs path={path} here={here} />;
}
