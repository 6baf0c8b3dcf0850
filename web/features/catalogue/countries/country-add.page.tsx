import { Page } from '#web/layout/page.tsx';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { CountryCrumbs } from './country-crumbs.tsx';
import { CountryForm, type Country } from './country-form.tsx';

export function CountryAddPage() {
  const { admin, countries } = useTexts();
  const add = useAction((country: Country) => api.admin.countries.add.post(country), {
    errorTitle: admin.errors.addingCountry,
    success: (_answer, { name }) => countries.added(name.trim()),
    to: paths.adminCountries(),
    invalidates: [['countries']],
  });
  return (
    <Page title={countries.add} crumbs={<CountryCrumbs here={countries.add} />} narrow>
      <CountryForm errorTitle={admin.errors.addingCountry} label={countries.add} save={add} />
    </Page>
  );
}
