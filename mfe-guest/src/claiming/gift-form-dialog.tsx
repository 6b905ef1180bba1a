import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';
import { Stack } from '@gift-registry/design-system/layout';
import { type FormEventHandler, type ReactNode, useId } from 'react';

export interface GiftFormDialogProps {
  readonly title: string;
  readonly description: string;
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly busy: boolean;
  /** Why the last try was not recorded, when no field can say it. */
  readonly failure: { readonly title: string; readonly message: string } | null;
  readonly onSubmit: FormEventHandler;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The frame of every form by which a guest gives. */
export function GiftFormDialog(props: GiftFormDialogProps) {
  const { title, description, failure, onSubmit, onClose, children } = props;
  const formId = useId();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={props.busy}
            busyLabel={props.busyLabel}
          >
            {props.submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit}>
        <Stack>
          {failure && (
            <Alert type="error" title={failure.title}>
              {failure.message}
            </Alert>
          )}
          {children}
        </Stack>
      </form>
    </Dialog>
  );
}
