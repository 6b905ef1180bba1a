import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';
import type { HistoryLayer } from '@gift-registry/shell-contract';
import type { ReactNode } from 'react';

interface Props {
  readonly layer: HistoryLayer;
  readonly title: string;
  readonly description?: string | undefined;
  readonly confirm: string;
  readonly busyLabel?: string;
  readonly danger?: boolean;
  readonly change?: { readonly isPending: boolean; readonly error: Error | null };
  /** Without it a failure shows elsewhere. */
  readonly failureTitle?: string;
  /** A further question, such as for the password. */
  readonly question?: ReactNode;
  readonly onConfirm: () => void;
}

export function ConfirmDialog(props: Props) {
  const { layer, title, description, confirm, busyLabel, danger = false } = props;
  const { change, failureTitle, question, onConfirm } = props;
  const failure = failureTitle && change?.error && (
    <Alert type="error" title={failureTitle}>
      {change.error.message}
    </Alert>
  );
  return (
    <Dialog
      layer={layer}
      title={title}
      description={description}
      size="sm"
      footer={
        <>
          <Button onClick={layer.close}>Cancel</Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            busy={change?.isPending}
            busyLabel={busyLabel}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {(failure || question) && (
        <>
          {failure}
          {question}
        </>
      )}
    </Dialog>
  );
}
