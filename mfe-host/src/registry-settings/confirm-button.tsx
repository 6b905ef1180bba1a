import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';
import { useState } from 'react';

interface Props {
  readonly label: string;
  /** The person or thing, for screen readers. */
  readonly about: string;
  readonly title: string;
  readonly question: string;
  /** The text of the button that goes on. */
  readonly confirm: string;
  readonly danger?: boolean;
  readonly busy: boolean;
  readonly onConfirm: () => void;
}

/** A button that asks before it acts. */
export function ConfirmButton(props: Props) {
  const { label, about, title, question, confirm, danger = false, busy, onConfirm } = props;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" aria-label={`${label}: ${about}`} busy={busy} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={title}
        description={question}
        size="sm"
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button
              variant={danger ? 'danger' : 'primary'}
              onClick={() => {
                setOpen(false);
                onConfirm();
              }}
            >
              {confirm}
            </Button>
          </>
        }
      />
    </>
  );
}
