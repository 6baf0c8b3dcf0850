import { useId, type ReactNode } from 'react';
import type { Issue } from '#src/domain/problems/codes.ts';
import { sayIssue } from '#web/texts/say-issue.ts';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

/** What is wrong with a field, found by the form or by the server. */
export type FieldProblem = Issue | string;

export type FieldFrame = {
  label: string;
  /** Visible to screen readers only; the context says the rest. */
  hideLabel?: boolean;
  hint?: ReactNode;
  /** What is wrong, as a sentence or a code; '' and undefined mean nothing. */
  problem?: FieldProblem | null;
  /**
   * The problem appears while the field is filled in. That of a submitted form is announced with the focus, and only
   * once.
   */
  live?: boolean;
  className?: string;
};

/** The attributes that the control inside a field needs. */
type FieldWiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/** A label, its control, and below it the problem and the hint, associated for screen readers. */
export function Field(props: FieldFrame & { children: (wiring: FieldWiring) => ReactNode }) {
  const { label, hideLabel = false, className, children } = props;
  const id = useId();
  return (
    <div className={classes('field', className)}>
      <label className={hideLabel ? 'visually-hidden' : undefined} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': describedBy(id, props),
        'aria-invalid': props.problem ? true : undefined,
      })}
      <Below id={id} {...props} />
    </div>
  );
}

/**
 * Several controls under one legend, with the problem and the hint of all of them. `tall`: the problem stands above the
 * controls, whose end may be out of sight.
 */
export function FieldGroup(props: FieldFrame & { tall?: true; children: ReactNode }) {
  const { label, hideLabel = false, tall, className, children } = props;
  const id = useId();
  return (
    <fieldset className={classes('field', className)} aria-describedby={describedBy(id, props)}>
      <legend className={hideLabel ? 'visually-hidden' : undefined}>{label}</legend>
      {tall && <Problem id={`${id}-problem`} {...props} />}
      {children}
      <Below id={id} {...props} problem={tall ? null : props.problem} />
    </fieldset>
  );
}

const isThere = (hint: ReactNode) => hint !== undefined && hint !== null && hint !== '';

function describedBy(id: string, { hint, problem }: FieldFrame): string | undefined {
  return classes(problem && `${id}-problem`, isThere(hint) && `${id}-hint`) || undefined;
}

function Below({ id, label, hint, problem, live }: FieldFrame & { id: string }) {
  return (
    <>
      <Problem id={`${id}-problem`} label={label} problem={problem} live={live} />
      {isThere(hint) && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  );
}

type ProblemProps = { id: string } & Pick<FieldFrame, 'label' | 'problem' | 'live'>;

/**
 * A message that begins with a small letter continues a field's name, 'must not be empty': people know the field by its
 * label.
 */
function Problem({ id, label, problem, live }: ProblemProps) {
  if (!problem) return null;
  const words = typeof problem === 'string' ? problem : sayIssue(problem);
  return (
    <p className="problem" id={id} role={live ? 'alert' : undefined}>
      <Icon name="warn" />
      {/^\p{Ll}/u.test(words) ? `${label} ${words}` : words}
    </p>
  );
}

/** Separates the props of a field's frame from the attributes of its control. */
export function takeFrame<Props extends FieldFrame>(props: Props) {
  const { label, hideLabel, hint, problem, live, className, ...rest } = props;
  const frame: FieldFrame = { label, hideLabel, hint, problem, live, className };
  return { frame, rest };
}
