import { WallPage } from '#web/features/plans/wall/wall.page.tsx';
import { Pages } from './section-pages.tsx';
import { animals } from '#web/texts/en/shared-animals.ts';
import { problems } from '#web/texts/en/problems.ts';
import { wall } from '#web/texts/en/wall.ts';
import { addTexts } from '#web/texts/texts.ts';

addTexts({ animals, problems, wall });

const screens = {
  '/wall': WallPage,
};

/** The view for a tablet on the wall. */
export default function WallSection() {
  return <Pages of="wall" screens={screens} />;
}
