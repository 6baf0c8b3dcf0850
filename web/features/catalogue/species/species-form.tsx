import type { FieldProblem } from '#web/ui/field.tsx';
import { useState, type ReactNode } from 'react';
import { limits } from '#src/domain/limits.ts';
import { tidyName } from '#src/domain/text/single-line.ts';
import { animalTypes, envTypes, humidities } from '#src/domain/enums.ts';
import { CountryField } from '#web/components/country-field.tsx';
import type { Save } from '#web/lib/action.ts';
import { bindFields, type Typed } from '#web/lib/bind-fields.ts';
import { useDraft } from '#web/lib/draft.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ChipGroup } from '#web/ui/chips.tsx';
import { FormEnd } from '#web/ui/form-end.tsx';
import { Form } from '#web/ui/form.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { CareSheetField } from './care-sheet-field.tsx';
import { environmentIcons } from './environment-facts.tsx';
import { bodyOf, draftProblems, type SpeciesBody, type SpeciesDraft } from './species-draft.ts';

type FormProps = {
  start: SpeciesDraft;
  label: string;
  /** Is only called with a complete body. */
  save: Save<SpeciesBody>;
  /** A warning about a changed name. */
  renamed?: ReactNode;
  /** What to do about a refused name. */
  refused?: ReactNode;
  cancel: string;
};

/** The fields that adding and editing share. */
export function SpeciesForm(props: FormProps) {
  const { save } = props;
  const { species } = useTexts();
  const [draft, change] = useDraft(props.start, 'species');
  const [tried, setTried] = useState(false);
  const problems: Record<string, FieldProblem> = {
    ...save.problems,
    ...(tried ? draftProblems(draft) : {}),
  };
  const bind = bindFields({ draft, change, problems });
  const renamed = tidyName(draft.sc_name) !== tidyName(props.start.sc_name);

  function submit() {
    setTried(true);
    if (Object.keys(draftProblems(draft)).length === 0) void save.run(bodyOf(draft));
  }
  return (
    <Form onSubmit={submit}>
      <TextField
        label={species.scName}
        lang="la"
        autoComplete="off"
        autoCapitalize="sentences"
        spellCheck={false}
        maxLength={limits.sc_name}
        {...bind('sc_name')}
        hint={species.scNameHint}
        problem={problems['sc_name']}
        required
      />
      {renamed && props.renamed}
      {props.refused}
      <TextField
        label={species.cmName}
        autoComplete="off"
        maxLength={limits.cm_name}
        {...bind('cm_name')}
      />
      <Living draft={draft} change={change} problems={problems} />
      <TextArea
        label={species.synonyms}
        lang="la"
        spellCheck={false}
        {...bind('synonyms')}
        hint={species.synonymsHint}
        problem={problems['synonyms']}
      />
      <CareSheetField {...bind('care_sheet')} />
      <TextArea
        label={species.notes}
        maxLength={limits.species_notes}
        {...bind('notes')}
        hint={species.notesHint}
        problem={problems['notes']}
      />
      <FormEnd label={props.label} busy={save.busy} cancel={props.cancel} />
    </Form>
  );
}

/** Type, environment, humidity and country. */
function Living(props: Typed<SpeciesDraft>) {
  const { draft, change } = props;
  const bind = bindFields(props);
  const { animals, species } = useTexts();
  return (
    <>
      <ChipGroup
        label={species.type}
        legend
        {...bind('an_type')}
        choices={animalTypes.map((value) => ({
          value,
          label: animals.types[value],
          icon: value,
        }))}
      />
      <ChipGroup
        label={species.environment}
        legend
        value={draft.env_type ?? 'none'}
        onChange={(value) => change({ env_type: value === 'none' ? null : value })}
        choices={[
          ...envTypes.map((value) => ({
            value,
            label: animals.environments[value],
            icon: environmentIcons[value],
          })),
          { value: 'none' as const, label: species.noValue },
        ]}
      />
      <Segmented
        label={species.humidity}
        legend
        value={draft.humidity === null ? 'none' : `${draft.humidity}`}
        onChange={(value) =>
          change({ humidity: humidities.find((each) => `${each}` === value) ?? null })
        }
        choices={[
          ...humidities.map((value) => ({
            value: `${value}` as const,
            label: animals.humidities[value],
          })),
          { value: 'none' as const, label: species.noValue },
        ]}
      />
      <CountryField
        label={species.country}
        placeholder={species.countryPlaceholder}
        {...bind('country_code')}
      />
    </>
  );
}
