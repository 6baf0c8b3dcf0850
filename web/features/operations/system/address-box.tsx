import { isOnlyLocal } from '#src/domain/labels/label-content.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Note } from '#web/ui/note.tsx';
import type { SystemState } from './use-system.ts';

/** Whether codes and links lead here: PUBLIC_URL beside the address that is in use. */
export function AddressBox({ state: { public_url } }: { state: SystemState }) {
  const { system } = useTexts().admin;
  const here = window.location.origin;
  return (
    <Box title={system.address}>
      <div className="stack tight">
        <div>
          <p>
            <span className="api-path">{public_url}</span>
          </p>
          <p className="small muted">
            {system.publicUrl}. {system.addressText}
          </p>
        </div>
        {isOnlyLocal(public_url) ? (
          <Note tone="amber">{system.localAddress}</Note>
        ) : here === public_url ? (
          <Note tone="moss">{system.sameAddress}</Note>
        ) : (
          <Note>{system.otherAddress(here)}</Note>
        )}
      </div>
    </Box>
  );
}
