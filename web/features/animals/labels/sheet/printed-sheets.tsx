import type { ReactNode } from 'react';
import type { LabelDesign } from '#src/domain/labels/label-settings.ts';
import type { Sheet } from '#src/domain/labels/label-sheets.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { PlacedPages } from './layout.ts';
import { SheetPage } from './sheet-page.tsx';

/** What stands above the sheets on the screen: the way back, what to choose in the printer's dialog, and “Print”. */
export function PrintBar(props: {
  back: { href: string; label: string };
  hint: string;
  children?: ReactNode;
}) {
  const { back, hint, children } = props;
  const { labels } = useTexts();
  return (
    <div className="no-print label-bar">
      <ButtonLink icon="left" href={back.href}>
        {back.label}
      </ButtonLink>
      <p className="small muted">{hint}</p>
      {children}
      <Button variant="primary" icon="printer" onClick={() => window.print()}>
        {labels.printLabels}
      </Button>
    </div>
  );
}

/** The sheets as they are printed. */
export function PrintedSheets(props: {
  pages: PlacedPages['pages'];
  sheet: Sheet;
  version: number;
  design: LabelDesign;
  label: (page: number, of: number, labels: number) => string;
}) {
  const { pages, sheet, version, design, label } = props;
  return (
    <div className="label-pages">
      {pages.map((page, at) => (
        <SheetPage
          key={at}
          sheet={sheet}
          labels={page}
          version={version}
          label={label(at + 1, pages.length, page.length)}
          turned={design.turned}
          cuts={design.cuts}
        />
      ))}
    </div>
  );
}
