import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Crumbs } from '#web/ui/crumbs.tsx';

/** Admin, countries, and with `here` a page of them. */
export function CountryCrumbs({ here }: { here?: string }) {
  const { countries, layout } = useTexts();
  const admin = { href: paths.admin(), label: layout.admin };
  const list = { href: paths.adminCountries(), label: countries.title };
  return <Crumbs path={here ? [admin, list] : [admin]} here={here ?? countries.title} />;
}
