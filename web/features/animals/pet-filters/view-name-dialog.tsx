import { useState } from 'react';
import { useTexts } from '#web/texts/texts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogEnd } from '#web/ui/dialog-end.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { LONGEST_NAME } from './kept-views.ts';

export function ViewNameDialog(props: {
  title: string;
  name: string;
  onSave: (name: string) => void;
  onClose: () => void;
}) {
  const { title, onSave, onClose } = props;
  const { common, pets } = useTexts();
  const [name, setName] = useState(props.name);
  const [asked, setAsked] = useState(false);
  const tidy = name.trim();
  return (
    <Dialog
      title={title}
      onClose={onClose}
      onSubmit={() => {
        setAsked(true);
        if (tidy === '') return;
        onSave(tidy);
        onClose();
      }}
      actions={<DialogEnd save={common.save} onClose={onClose} />}
    >
      <TextField
        label={pets.views.name}
        value={name}
        maxLength={LONGEST_NAME}
        data-autofocus
        problem={asked && tidy === '' ? pets.views.needName : ''}
        onChange={setName}
      />
    </Dialog>
  );
}
