import { QuickViewPage } from '#web/features/animals/quick-view/quick-view.page.tsx';
import { Pages } from './section-pages.tsx';
import './pet-texts.ts';

const screens = {
  '/pets/quickview': QuickViewPage,
  '/p/:id': QuickViewPage,
};

/** What a scanned label opens. Part of the pets' section, which adds its texts. */
export default function QuickViewSection() {
  return <Pages of="quickView" screens={screens} />;
}
