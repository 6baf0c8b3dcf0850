import type { ReactNode } from 'react';
import { Box } from '#web/ui/box.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { useWide } from '#web/ui/use-wide.ts';

/** A part of the settings that few change: open at the desk, folded where it would push the sheet off the screen. */
export function FoldedBox(props: { title: string; said?: string; children: ReactNode }) {
  const { title, said, children } = props;
  return useWide() ? (
    <Box title={title}>{children}</Box>
  ) : (
    <Fold title={title} {...(said !== undefined && { said })}>
      {children}
    </Fold>
  );
}
