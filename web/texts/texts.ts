import { accounts } from './en/accounts.ts';
import { animals } from './en/animals.ts';
import { common } from './en/common.ts';
import { errors } from './en/errors.ts';
import { landing } from './en/landing.ts';
import { layout } from './en/layout.ts';
import { notices } from './en/notices.ts';
import { statics } from './en/statics.ts';
import { ui } from './en/ui.ts';

// One line per area. English is the source; another language is another folder of the same
// shape, so plurals and inserted values are functions.
const english = { accounts, animals, common, errors, landing, layout, notices, statics, ui };

/** Every sentence a person reads, by area. */
export type Texts = Widened<typeof english>;

/** English words may be constants; another language has words of its own. */
type Widened<T> = T extends string
  ? string
  : T extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { [Key in keyof T]: Widened<T[Key]> };

/** The catalogue in the reader's language, outside of components. */
export function texts(): Texts {
  return english;
}

/** The catalogue inside components: a hook, so that a change of language can draw them anew. */
export function useTexts(): Texts {
  return texts();
}
