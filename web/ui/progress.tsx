import { useTexts } from '#web/texts/texts.ts';
import { classes } from './classes.ts';
import { vars } from './vars.ts';

/** The bar under the header while a page loads; `value` (0 to 100) is its progress. */
export function Progress({
  label,
  value,
  inline = false,
}: {
  label?: string;
  value?: number;
  inline?: boolean;
}) {
  const { ui } = useTexts();
  return (
    <div
      className={classes('progress', inline && 'inline')}
      role="progressbar"
      aria-label={label ?? ui.loading}
      aria-valuenow={value}
      aria-valuemin={value === undefined ? undefined : 0}
      aria-valuemax={value === undefined ? undefined : 100}
      style={vars({ '--value': value })}
    />
  );
}

/** Eight legs, walking. */
export function Spinner() {
  const { ui } = useTexts();
  return <span className="spinner" role="img" aria-label={ui.loading} />;
}
