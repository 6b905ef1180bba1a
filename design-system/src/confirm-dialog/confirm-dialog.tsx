import type { ReactNode } from 'react';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { Dialog, type Layer } from '../dialog/dialog.tsx';

type ConfirmDialogProps = {
  /** Opens and closes it. */
  layer: Layer;
  /** The question, which names the dialog. */
  title: ReactNode;
  /** The consequences, read with the question. */
  description?: ReactNode;
  /** Names the main button, with the verb of the question. */
  confirmLabel: string;
  /** Replaces the name while `busy`, such as 'Removing...'. Without it the dialog closes as soon as it is confirmed. */
  busyLabel?: string | undefined;
  /** Disables the main button while the change is sent. Default false. */
  busy?: boolean | undefined;
  /** Marks the main button as one that takes something away. Default false. */
  danger?: boolean | undefined;
  onConfirm: () => void;
  /** Why the last attempt failed. */
  failure?: ReactNode;
  /** The heading of the failure. */
  failureTitle?: string | undefined;
};

/** Asks before a change that a person might regret, and says what follows. */
export function ConfirmDialog({
  layer,
  title,
  description,
  confirmLabel,
  busyLabel,
  busy,
  danger = false,
  onConfirm,
  failure,
  failureTitle,
}: ConfirmDialogProps) {
  const close = () => layer.onOpenChange(false);
  const confirm = () => {
    if (busyLabel === undefined) close();
    onConfirm();
  };
  return (
    <Dialog
      layer={layer}
      title={title}
      description={description}
      size="sm"
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            busyLabel={busyLabel}
            onClick={confirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {failure && (
        <Alert type="error" title={failureTitle}>
          {failure}
        </Alert>
      )}
    </Dialog>
  );
}
