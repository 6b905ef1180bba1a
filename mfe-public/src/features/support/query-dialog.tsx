import { Dialog } from '@gift-registry/design-system/dialog';
import type { HistoryLayer } from '@gift-registry/shell-contract';
import { QueryForm } from './query-form.tsx';
import { useSubmitQuery } from './use-submit-query.ts';

export type QueryDialogProps = { layer: HistoryLayer };

export function QueryDialog({ layer }: QueryDialogProps) {
  const submission = useSubmitQuery({ formIsOpen: layer.open, onSent: layer.close });
  return (
    <Dialog
      layer={layer}
      title="Post a Query"
      description="Ask us anything about registries and gifting. We reply within 48 hrs."
    >
      {/* The dialog mounts its content when it opens. */}
      <QueryForm submission={submission} />
    </Dialog>
  );
}
