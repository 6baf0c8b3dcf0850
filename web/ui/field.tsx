import { useId, type ReactNode } from 'react';
import { useTexts } from '#web/texts/texts.ts';
import { Icon } from './icon.tsx';

export type FieldFrame = {
  label: string;
  /** Only readers hear the label; the place says the rest. */
  hideLabel?: boolean;
  hint?: ReactNode;
  /** What is wrong, as a sentence; '' and undefined mean nothing. */
  problem?: string | null;
  className?: string;
};

/** What the control inside a field has to carry. */
export type FieldWiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/** A label, its control, and below it the problem and the hint, tied together for readers. */
export function Field(props: FieldFrame & { children: (wiring: FieldWiring) => ReactNode }) {
  const { label, hideLabel = false, hint, problem, className, children } = props;
  const id = useId();
  const hasHint = hint !== undefined && hint !== null && hint !== '';
  const described = [problem ? `${id}-problem` : '', hasHint ? `${id}-hint` : ''].filter(Boolean);
  return (
    <div className={className === undefined ? 'field' : `field ${className}`}>
      <label className={hideLabel ? 'visually-hidden' : undefined} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
        'aria-invalid': problem ? true : undefined,
      })}
      <Problem id={`${id}-problem`} label={label} text={problem} />
      {hasHint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** Several controls under one legend. */
export function FieldGroup(props: FieldFrame & { children: ReactNode }) {
  const { label, hideLabel = false, hint, problem, className, children } = props;
  const id = useId();
  return (
    <fieldset
      className={className === undefined ? 'field' : `field ${className}`}
      aria-describedby={problem ? `${id}-problem` : undefined}
    >
      <legend className={hideLabel ? 'visually-hidden' : undefined}>{label}</legend>
      {children}
      <Problem id={`${id}-problem`} label={label} text={problem} />
      {hint !== undefined && <p className="hint">{hint}</p>}
    </fieldset>
  );
}

type ProblemProps = { id: string; label: string; text: string | null | undefined };

/**
 * The shared checks of forms say it in English, as the specification has it. The server says what stands behind a
 * field's name, 'must not be empty': people know the field by its label.
 */
function Problem({ id, label, text }: ProblemProps) {
  const { server } = useTexts();
  if (!text) return null;
  const words = server.say(text);
  return (
    <p className="problem" id={id} role="alert">
      <Icon name="warn" />
      {/^\p{Ll}/u.test(words) ? `${label} ${words}` : words}
    </p>
  );
}

/** Splits the frame of a field from the attributes of its control. */
export function takeFrame<Props extends FieldFrame>(props: Props) {
  const { label, hideLabel, hint, problem, className, ...rest } = props;
  const frame: FieldFrame = { label, hideLabel, hint, problem, className };
  return { frame, rest };
}
