import { Dialog } from '@gift-registry/design-system/dialog';
import { QueryForm } from './query-form.tsx';
import { useSubmitQuery } from './use-submit-query.ts';

export type QueryDialogProps = { open: boolean; onClose: () => void };

export function QueryDialog({ open, onClose }: QueryDialogProps) {
  const submission = useSubmitQuery({ formIsOpen: open, onSent: onClose });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title="Post a Query"
      description="Ask us anything about registries and gifting. We reply within 48 hrs."
    >
      {/* The dialog mounts its content when it opens, so the form starts empty each time. */}
      <QueryForm submission={submission} />
    </Dialog>
  );
}
