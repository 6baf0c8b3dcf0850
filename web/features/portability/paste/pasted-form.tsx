import { PartialDayField } from '#web/components/partial-day-field.tsx';
import { SpeciesSearch } from '#web/components/species-search.tsx';
import { pathProblem } from '#src/domain/places/path-names.ts';
import { countOf, type PasteQuestion } from '#src/records/pasted-rows.ts';
import { shortSpeciesName } from '#src/domain/text/species-name.ts';
import { lengthKinds, type LengthKind } from '#src/domain/animal/measurements.ts';
import { archiveReasons } from '#src/domain/enums.ts';
import { limits } from '#src/domain/limits.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Check } from '#web/ui/check.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { NumberField, TextArea, TextField } from '#web/ui/text-field.tsx';
import { parseSize, parseWeight } from '#web/lib/parse-size.ts';
import { sizeText, units, weightNumber } from '#web/lib/size.ts';
import { MeasuredField } from './measured-field.tsx';
import { kindOfSize, usualKind } from './pasted-facts.tsx';
import type { Mend } from './pasted-line.tsx';
import type { Paste, PasteEntry } from './use-paste.ts';

/** Everything of a line, to be changed in place; or `only` what is asked about. */
export function PastedForm(props: {
  entry: PasteEntry;
  all: Paste;
  mend: Mend;
  only?: readonly PasteQuestion[] | undefined;
}) {
  const { entry, all, mend, only } = props;
  const shows = (...asked: PasteQuestion[]) => !only || asked.some((one) => only.includes(one));
  const { animals, questions } = entry;
  const { paste } = useTexts().petImport;
  const today = useToday();
  const currency = animals.currency || all.currency;
  const bind = <Key extends 'name' | 'sexes' | 'food' | 'place' | 'price' | 'seller' | 'notes'>(
    key: Key,
  ) => ({
    value: animals[key],
    onChange: (text: string) => mend({ [key]: text }),
  });
  const bindDay = (
    key: 'kept_since' | 'last_fed' | 'last_refused' | 'last_molt' | 'pre_molt' | 'archive_date',
  ) => ({
    value: animals[key],
    onChange: (day: string) => mend({ [key]: day }),
    max: today,
  });
  return (
    <div className="paste-form">
      {shows() && animals.sc_name !== null && (
        <SpeciesSearch
          label={paste.species}
          hideLabel={false}
          placeholder={animals.sc_name}
          onChoose={({ sc_name }) => mend({ sc_name })}
        />
      )}
      {shows() && (
        <TextField
          label={paste.name}
          {...bind('name')}
          placeholder={shortSpeciesName(animals.sc_name ?? '')}
          maxLength={limits.pet_name}
        />
      )}
      {shows('sexes') && (
        <TextField
          label={questions.includes('sexes') ? paste.howMany : paste.sexes}
          hint={paste.sexesHint}
          problem={questions.includes('sexes') && animals.sexes !== '' ? paste.sexesWrong : null}
          inputMode="decimal"
          autoComplete="off"
          {...bind('sexes')}
        />
      )}
      {countOf(animals) > 1 && (
        <Check checked={animals.together} onChange={(together) => mend({ together })}>
          {paste.together}
        </Check>
      )}
      {shows('size', 'large') && (
        <MeasuredField
          label={paste.sizes[kindOfSize(entry, all)]}
          unit={units().length}
          value={animals.size}
          show={sizeText}
          parse={parseSize}
          onChange={(size) => mend({ size })}
          problem={questions.includes('size') ? paste.sizeWrong : null}
        />
      )}
      {shows() && animals.size !== '' && (
        <SizeKindField kind={kindOfSize(entry, all)} usual={usualKind(entry, all)} mend={mend} />
      )}
      {shows('weight', 'large') && (
        <MeasuredField
          label={paste.weight}
          unit={units().weight}
          value={animals.weight}
          show={weightNumber}
          parse={parseWeight}
          onChange={(weight) => mend({ weight })}
          problem={questions.includes('weight') ? paste.weightWrong : null}
        />
      )}
      {(questions.includes('large') || animals.is_large) && (
        <fieldset className="paste-which">
          <legend>{paste.isTooLarge}</legend>
          <Check checked={animals.is_large} onChange={(is_large) => mend({ is_large })}>
            {paste.isLarge}
          </Check>
        </fieldset>
      )}
      {shows() && <DateField label={paste.since} {...bindDay('kept_since')} />}
      {shows('hatched') && (
        <PartialDayField
          label={paste.hatched}
          value={animals.hatched}
          onChange={(hatched) => mend({ hatched })}
          problem={questions.includes('hatched') ? paste.hatchedWrong : undefined}
        />
      )}
      {shows() && <DateField label={paste.fed} {...bindDay('last_fed')} />}
      {shows() && animals.last_fed && (
        <TextField
          label={paste.food}
          hint={paste.foodHint}
          maxLength={limits.food}
          {...bind('food')}
        />
      )}
      {shows() && <DateField label={paste.refused} {...bindDay('last_refused')} />}
      {shows() && <DateField label={paste.molted} {...bindDay('last_molt')} />}
      {shows() && <DateField label={paste.preMolt} {...bindDay('pre_molt')} />}
      {/* who has left stands nowhere */}
      {shows() &&
        (!animals.archive_reason || entry.line.fields.place || 'place' in entry.edited) && (
          <TextField
            label={paste.standsIn}
            hint={paste.standsInHint}
            problem={pathProblem(animals.place)}
            autoComplete="off"
            {...bind('place')}
          />
        )}
      {shows('price') && (
        <NumberField
          label={paste.price}
          unit={currency}
          decimals
          problem={questions.includes('price') ? paste.priceWrong(currency) : null}
          {...bind('price')}
        />
      )}
      {shows() && (animals.seller !== '' || animals.price !== '' || 'seller' in entry.edited) && (
        <TextField label={paste.seller} maxLength={limits.seller} {...bind('seller')} />
      )}
      {shows() && (
        <SelectField
          label={paste.status}
          value={animals.archive_reason ?? ''}
          options={[
            { value: '', label: paste.stillHere },
            ...archiveReasons.map((value) => ({ value, label: paste.reasons[value] })),
          ]}
          onChange={(reason) =>
            mend({
              archive_asks: false,
              archive_reason: reason || null,
              ...(reason === '' && { archive_date: '' }),
            })
          }
        />
      )}
      {shows() && animals.archive_reason && (
        <DateField label={paste.left} {...bindDay('archive_date')} />
      )}
      {shows() && <TextArea label={paste.notes} rows={2} {...bind('notes')} />}
    </div>
  );
}

/** How the size was measured. That of the type is said by nothing, so that the size is the one of a molt, too. */
function SizeKindField(props: { kind: LengthKind | ''; usual: LengthKind | ''; mend: Mend }) {
  const { kind, usual, mend } = props;
  const { paste } = useTexts().petImport;
  return (
    <SelectField
      label={paste.sizeKind}
      value={kind}
      options={[...(kind === '' ? ['' as const] : []), ...lengthKinds].map((value) => ({
        value,
        label: paste.sizes[value],
      }))}
      onChange={(chosen) => mend({ size_kind: chosen === usual ? '' : chosen })}
    />
  );
}
