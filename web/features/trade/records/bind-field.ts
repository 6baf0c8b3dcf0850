import type { FieldProblem } from '#web/ui/field.tsx';

/** A draft in a form, and its problems by field. */
export type Typed<Draft> = {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  problems: Record<string, FieldProblem>;
};

type TextKey<Draft> = {
  [Key in keyof Draft]: Draft[Key] extends string ? Key : never;
}[keyof Draft] &
  string;

/** Ties a field to one text of a draft: `<TextField label={label} {...wire('seller', limits.seller)} />`. */
export function wiringOf<Draft extends object>({ draft, change, problems }: Typed<Draft>) {
  return (field: TextKey<Draft>, maxLength?: number) => ({
    value: draft[field] as string,
    onChange: (text: string) => change({ [field]: text } as Partial<Draft>),
    problem: problems[field],
    maxLength,
  });
}
