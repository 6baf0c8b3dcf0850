import { useState } from 'react';
import { useLocation } from 'wouter';
import { countryProblem } from '#src/domain/form-checks.ts';
import { limits } from '#src/domain/limits.ts';
import { DeleteButton } from '#web/components/delete-button.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Page } from '#web/layout/page.tsx';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useUnsaved } from '#web/lib/draft.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTextParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { showError } from '#web/state/dialogs.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Form } from '#web/ui/form.tsx';
import { SkeletonFacts } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { CountryCrumbs } from './country-crumbs.tsx';

type Country = { code: string; name: string };

/** `id` in the address is the country's code (spec 2.2). */
export function CountryEditPage() {
  const { countries, errors } = useTexts();
  const [code] = useTextParam('id');
  const { data, loading, failed, retry } = useLoad(
    ['countries', 'detail', code],
    () => api.admin.countries.detail({ code }).get(),
    { errorTitle: errors.loadingCountryData, enabled: code !== '', mayBeMissing: true },
  );
  const missing = code === '' || failed?.status === 404;
  const title = data ? countries.edit(data.name) : missing ? countries.notFound : countries.title;
  return (
    <Page title={title} crumbs={<CountryCrumbs here={data?.name ?? code} />} narrow>
      {loading && <SkeletonFacts count={2} />}
      {missing && (
        <Empty
          title={countries.notFound}
          action={<ButtonLink href={paths.adminCountries()}>{countries.title}</ButtonLink>}
        >
          {countries.notFoundText}
        </Empty>
      )}
      {failed && !missing && <LoadFailed title={errors.loadingCountryData} retry={retry} />}
      {data && <EditForm key={data.code} country={data} />}
      {data && <DeleteCountry country={data} />}
    </Page>
  );
}

function EditForm({ country }: { country: Country }) {
  const { common, countries, errors } = useTexts();
  const [, navigate] = useLocation();
  const [name, setName] = useState(country.name);
  useUnsaved(name !== country.name);
  const { code } = country;
  const update = useAction(() => api.admin.countries.update.put({ code, name }), {
    errorTitle: errors.updatingCountry,
    success: countries.updated(name.trim()),
    done: () => navigate(paths.adminCountries(), { replace: true }),
    invalidates: [['countries'], ['species']],
  });

  function submit() {
    const problem = countryProblem({ code, name });
    if (problem) showError({ title: errors.updatingCountry, text: problem });
    else void update.run();
  }
  return (
    <Form onSubmit={submit}>
      <TextField
        label={countries.code}
        value={code}
        onChange={() => undefined}
        hint={countries.codeStays}
        readOnly
      />
      <TextField
        label={countries.name}
        autoComplete="off"
        maxLength={limits.country_name}
        value={name}
        onChange={setName}
        problem={update.problems['name']}
        required
      />
      <div className="form-end">
        <Button type="submit" variant="primary" large busy={update.busy}>
          {countries.update}
        </Button>
        <ButtonLink href={paths.adminCountries()}>{common.cancel}</ButtonLink>
      </div>
    </Form>
  );
}

function DeleteCountry({ country: { code, name } }: { country: Country }) {
  const { countries, errors, notices } = useTexts();
  const [, navigate] = useLocation();
  const remove = useAction(() => api.admin.countries.delete.delete({ code }), {
    errorTitle: errors.deletingCountry,
    success: notices.countryDeleted,
    done: () => navigate(paths.adminCountries(), { replace: true }),
    invalidates: [['countries']],
  });
  return (
    <div className="cluster">
      <DeleteButton label={countries.delete} ask={countries.askDelete(name)} action={remove} />
    </div>
  );
}
