import { useState } from 'react';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { AppSetUp, type NewApp } from './app-set-up.tsx';
import { ProofDialog } from './proof-dialog.tsx';

/** The authenticator app: set up in two steps, or removed. After a restore without its key it no longer works. */
export function AppBox(props: {
  isSetUp: boolean;
  works: boolean;
  onCodes: (codes: string[]) => void;
}) {
  const { isSetUp, works, onCodes } = props;
  const { secondFactors } = useTexts();
  const [asking, setAsking] = useState(false);
  const [begun, setBegun] = useState<NewApp | null>(null);
  const stop = () => setAsking(false);
  return (
    <Box
      title={secondFactors.app}
      end={works ? <Tag tone="fresh">{secondFactors.on}</Tag> : undefined}
    >
      <div className="stack tight">
        <p className="muted">{secondFactors.appText}</p>
        {isSetUp && !works && <Note tone="amber">{secondFactors.appLost}</Note>}
        <div className="cluster">
          <Button variant={isSetUp ? 'dangerQuiet' : 'primary'} onClick={() => setAsking(true)}>
            {isSetUp ? secondFactors.removeApp : secondFactors.setUp}
          </Button>
        </div>
      </div>
      {asking && isSetUp && (
        <ProofDialog
          title={secondFactors.removeApp}
          save={secondFactors.remove}
          danger
          errorTitle={secondFactors.removeFailed}
          success={secondFactors.appRemoved}
          call={(step, proof) => step(() => api.user.app_remove.delete(proof))}
          onClose={stop}
        />
      )}
      {asking && !isSetUp && (
        <ProofDialog
          title={secondFactors.app}
          save={secondFactors.proceed}
          errorTitle={secondFactors.appSetUpFailed}
          call={(step, proof) => step(() => api.user.app_begin.post(proof))}
          done={setBegun}
          onClose={stop}
        />
      )}
      {begun && <AppSetUp app={begun} onCodes={onCodes} onClose={() => setBegun(null)} />}
    </Box>
  );
}
