import { useId, type FormEvent, type ReactNode } from 'react';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { Dialog, type Layer } from '../dialog/dialog.tsx';
import { Stack } from '../layout/layout.tsx';

type FormDialogProps = {
  /** Opens and closes it. */
  layer: Layer;
  /** The heading, which names the dialog. */
  title: ReactNode;
  /** Text below the heading, read with it. */
  description?: ReactNode;
  /** `sm` 26rem, `md` 34rem (default) wide at most. */
  size?: 'sm' | 'md' | undefined;
  /** Names the main button, with the verb of the title. */
  submitLabel: string;
  /** Replaces the name while `busy`, such as 'Saving...'. */
  busyLabel: string;
  /** Disables the main button while the form is sent. Default false. */
  busy?: boolean | undefined;
  /** Marks the main button as one that takes something away. Default false. */
  danger?: boolean | undefined;
  /** The platform’s own check and sending are off. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Called by Cancel. Default closes the layer. */
  onCancel?: (() => void) | undefined;
  /** Why the last attempt failed, where no field says it. */
  failure?: ReactNode;
  /** The heading of the failure. */
  failureTitle?: string | undefined;
  /** A button before Cancel. */
  aside?: ReactNode;
  /** The fields. */
  children: ReactNode;
};

/** A dialog with one form, the failure above its buttons, and Cancel beside the main button. */
export function FormDialog({
  layer,
  submitLabel,
  busyLabel,
  busy,
  danger = false,
  onSubmit,
  onCancel = () => layer.onOpenChange(false),
  failure,
  failureTitle,
  aside,
  children,
  ...dialog
}: FormDialogProps) {
  const formId = useId();
  return (
    <Dialog
      {...dialog}
      layer={layer}
      footer={
        <>
          {aside}
          <Button onClick={onCancel}>Cancel</Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            type="submit"
            form={formId}
            busy={busy}
            busyLabel={busyLabel}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(event);
        }}
      >
        <Stack gap={4}>
          {children}
          {failure && (
            <Alert type="error" title={failureTitle}>
              {failure}
            </Alert>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
