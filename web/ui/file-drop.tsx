/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- dropping is a second way in, the buttons are the first */
import { useId, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icon.tsx';

/** Takes one file: from the camera, from the file picker, or dropped here. */
export function FileDrop(props: {
  label: string;
  onFile: (file: File) => void;
  /** As in the attribute of a file input: 'image/*', '.csv,text/csv'. */
  accept: string;
  /** Offers the camera, too. */
  camera?: boolean;
  icon?: IconName;
  hint?: ReactNode;
  problem?: string | null;
  busy?: boolean;
  children?: ReactNode;
}) {
  const { label, onFile, accept, camera = false, icon = 'upload', hint, problem, busy } = props;
  const { ui } = useTexts();
  const [over, setOver] = useState(false);
  const id = useId();

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file !== undefined && !busy) onFile(file);
  }
  return (
    <div
      className={classes('file-drop', over && 'is-over')}
      role="group"
      aria-label={label}
      aria-describedby={problem ? `${id}-problem` : undefined}
      aria-busy={busy || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {props.children ?? <Icon name={icon} />}
      <div className="cluster">
        {camera && (
          <FileButton icon="camera" accept={accept} onFile={onFile} busy={busy} capture>
            {ui.takePicture}
          </FileButton>
        )}
        <FileButton icon={icon} accept={accept} onFile={onFile} busy={busy}>
          {ui.chooseFile}
        </FileButton>
      </div>
      <p className="small muted desktop-only">{ui.orDropHere}</p>
      {hint !== undefined && <p className="hint">{hint}</p>}
      {problem && (
        <p className="problem" role="alert" id={`${id}-problem`}>
          <Icon name="warn" />
          {problem}
        </p>
      )}
    </div>
  );
}

/** A button that opens the picker of a hidden file input. */
function FileButton(props: {
  accept: string;
  onFile: (file: File) => void;
  icon?: IconName;
  busy?: boolean;
  capture?: boolean;
  children: ReactNode;
}) {
  const { accept, onFile, icon, busy, capture = false, children } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept={accept}
        capture={capture ? 'environment' : undefined}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file !== undefined) onFile(file);
          // The same file may be chosen again after a problem was fixed.
          event.currentTarget.value = '';
        }}
      />
      <Button icon={icon} busy={busy} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
