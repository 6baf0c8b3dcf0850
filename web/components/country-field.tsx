import { api } from '#web/lib/api.ts';
import { compareTexts, countryName } from '#web/lib/format.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import type { FieldProblem } from '#web/ui/field.tsx';

/** Chooses a country by typing a part of its name; null is none. */
export function CountryField(props: {
  label: string;
  hideLabel?: boolean;
  placeholder?: string;
  /** the code */
  value: string | null;
  onChange: (code: string | null) => void;
  problem?: FieldProblem;
  className?: string;
}) {
  const { value, onChange, ...frame } = props;
  const { data, loading } = useCountries();
  const options = (data?.rows ?? [])
    .map(({ code, name }) => ({ code, name: countryName(code, name) }))
    .toSorted((a, b) => compareTexts(a.name, b.name));
  return (
    <Combobox
      {...frame}
      options={options}
      loading={loading}
      value={options.find((country) => country.code === value) ?? null}
      onChange={(country) => onChange(country?.code ?? null)}
      itemKey={(country) => country.code}
      itemText={(country) => country.name}
    />
  );
}

export function useCountries() {
  const { errors } = useTexts();
  return useLoad(['countries', 'selectable'], () => api.countries.selectable.get(), {
    errorTitle: errors.loadingCountries,
  });
}
