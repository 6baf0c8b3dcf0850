/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- dropping is a second way in, the buttons are the first */
import { useId, useLayoutEffect, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icon.tsx';

type OnFiles =
  | { multiple?: false; onFile: (file: File) => void; onFiles?: undefined }
  | { multiple: true; onFiles: (files: File[]) => void; onFile?: undefined };

type FileDropProps = OnFiles & {
  label: string;
  /** As in the attribute of a file input: 'image/*', '.csv,text/csv'. */
  accept: string;
  /** Offers the camera, too. */
  camera?: boolean;
  icon?: IconName;
  hint?: ReactNode;
  problem?: string | null;
  busy?: boolean;
  /** Opens the picker as soon as it is shown, for who has asked for a file already. */
  opensPicker?: boolean;
  children?: ReactNode;
};

/** Takes a file, or several: from the camera, from the file picker, or dropped here. */
export function FileDrop(props: FileDropProps) {
  const {
    label,
    multiple = false,
    accept,
    camera = false,
    icon = 'upload',
    hint,
    problem,
    busy,
  } = props;
  const { ui } = useTexts();
  const [over, setOver] = useState(false);
  const id = useId();
  function take(files: readonly File[]) {
    const [first] = files;
    if (first === undefined || busy) return;
    if (props.onFiles) props.onFiles([...files]);
    else props.onFile(first);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
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
          <FileButton icon="camera" accept={accept} onFiles={take} busy={busy} capture>
            {ui.takePicture}
          </FileButton>
        )}
        <FileButton
          icon={icon}
          accept={accept}
          onFiles={take}
          busy={busy}
          multiple={multiple}
          opensPicker={props.opensPicker}
        >
          {multiple ? ui.chooseFiles : ui.chooseFile}
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

/** A button that opens the picker of a hidden file input. `label` names one that shows only its icon. */
export function FileButton(props: {
  accept: string;
  onFiles: (files: File[]) => void;
  multiple?: boolean;
  icon?: IconName;
  busy?: boolean;
  capture?: boolean;
  opensPicker?: boolean | undefined;
  label?: string | undefined;
  children?: ReactNode;
}) {
  const { accept, onFiles, icon, busy, capture = false, multiple = false, label, children } = props;
  const input = useRef<HTMLInputElement>(null);
  const [opensPicker] = useState(props.opensPicker === true);
  // not later: browsers open it within the tap alone
  useLayoutEffect(() => {
    if (opensPicker) input.current?.click();
  }, [opensPicker]);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept={accept}
        multiple={multiple}
        capture={capture ? 'environment' : undefined}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          // The same file may be chosen again after a problem was fixed.
          event.currentTarget.value = '';
        }}
      />
      <Button icon={icon} busy={busy} label={label} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
