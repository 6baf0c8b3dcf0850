import type { FieldProblem } from '#web/ui/field.tsx';

/** A draft in a form, and its problems by field. */
export type Typed<Draft> = {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  problems: Record<string, FieldProblem>;
};

/** Ties the fields of a form to a draft: `<TextField label={label} {...bind('seller', limits.seller)} />`. */
export function bindFields<Draft extends object>({ draft, change, problems }: Typed<Draft>) {
  return <Key extends keyof Draft & string>(key: Key, maxLength?: number) => ({
    value: draft[key],
    onChange: (value: Draft[Key]) => change({ [key]: value } as unknown as Partial<Draft>),
    problem: problems[key],
    ...(maxLength !== undefined && { maxLength }),
  });
}
