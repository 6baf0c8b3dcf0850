import type { ReactNode } from 'react';
import { useTexts } from '#web/texts/texts.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';

/** The page's form of a purchase or sale: its fields and buttons. `cancel`: where it leads without saving. */
export function EntryForm(props: {
  onSubmit: () => void;
  save: string;
  busy: boolean;
  cancel: string;
  children: ReactNode;
}) {
  const { common } = useTexts();
  return (
    <Form onSubmit={props.onSubmit}>
      {props.children}
      <div className="form-end">
        <Button type="submit" variant="primary" large busy={props.busy}>
          {props.save}
        </Button>
        <ButtonLink href={props.cancel}>{common.cancel}</ButtonLink>
      </div>
    </Form>
  );
}
