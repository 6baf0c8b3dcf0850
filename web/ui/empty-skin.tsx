import skin from './empty-skin.svg';
import { vars } from './vars.ts';

/** The drawing alone, 200 by 200, in black. */
export const skinDrawing = skin;

/** The shed skin seen from above, in the current text colour: the picture of "nothing here yet". */
export function EmptySkin() {
  return <span className="skin" style={vars({ '--skin': `url("${skin}")` })} aria-hidden />;
}
