import { DeleteButton } from '#web/components/delete-button.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { RecordNotFound } from '#web/components/record-not-found.tsx';
import { Page } from '#web/layout/page.tsx';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useEdit } from '#web/lib/edit.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTextParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { SkeletonForm } from '#web/ui/skeleton-form.tsx';
import { CountryCrumbs } from './country-crumbs.tsx';
import { CountryForm, type Country } from './country-form.tsx';

/** `id` in the address is the country's code. */
export function CountryEditPage() {
  const { admin, countries } = useTexts();
  const [code] = useTextParam('id');
  const load = useLoad(
    ['countries', 'detail', code],
    () => api.admin.countries.detail({ code }).get(),
    { errorTitle: admin.errors.loadingCountryData, enabled: code !== '', mayBeMissing: true },
  );
  const { data } = load;
  const missing = code === '' || load.missing;
  const title = data ? countries.edit(data.name) : missing ? countries.notFound : countries.title;
  return (
    <Page title={title} crumbs={<CountryCrumbs here={data?.name ?? code} />} narrow>
      <Loaded
        load={{ ...load, missing }}
        skeleton={<SkeletonForm fields={2} />}
        notFound={
          <RecordNotFound
            bare
            texts={{ ...countries, toList: countries.title }}
            list={paths.adminCountries()}
          />
        }
      >
        {(country) => (
          <>
            <EditForm key={country.code} country={country} />
            <DeleteCountry country={country} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function EditForm({ country }: { country: Country & { rev: number } }) {
  const { admin, countries } = useTexts();
  const { code, rev } = country;
  const edit = useEdit(() => ({ name: country.name }), rev, { labels: { name: countries.name } });
  const call = ({ name }: Country) =>
    edit({ name }, (changes) => api.admin.countries.update.put({ code, ...changes }));
  const update = useAction(call, {
    errorTitle: admin.errors.updatingCountry,
    success: (_answer, { name }) => countries.updated(name.trim()),
    to: paths.adminCountries(),
    invalidates: [['countries'], ['species']],
  });
  return (
    <CountryForm
      country={country}
      errorTitle={admin.errors.updatingCountry}
      label={countries.update}
      save={update}
    />
  );
}

function DeleteCountry({ country: { code, name } }: { country: Country }) {
  const { admin, countries } = useTexts();
  return (
    <div className="cluster">
      <DeleteButton
        label={countries.delete}
        ask={countries.askDelete(name)}
        call={() => api.admin.countries.delete.delete({ code })}
        errorTitle={admin.errors.deletingCountry}
        success={admin.notices.countryDeleted}
        to={paths.adminCountries()}
        invalidates={[['countries']]}
      />
    </div>
  );
}
