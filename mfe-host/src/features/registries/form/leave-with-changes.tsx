import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import { useLazyComponent, useLeaveGuard } from '@gift-registry/shell-contract';
import { useCallback, useState } from 'react';

const loadDialog = async () =>
  (await import(/* webpackChunkName: "leave-dialog" */ './leave-dialog.tsx')).LeaveDialog;

const answers = { save: 'Save and leave', discard: 'Discard changes and leave' };

interface Props {
  readonly changes: readonly string[];
  readonly isSaving: boolean;
  readonly failure: string | undefined;
  /** Saves, then calls `leave` when that succeeded, or `stay` when a field is not valid. */
  readonly onSave: (answers: { readonly leave: () => void; readonly stay: () => void }) => void;
}

export function LeaveWithChanges({ changes, isSaving, failure, onSave }: Props) {
  const [pending, setPending] = useState<{ readonly proceed: () => void }>();
  useLeaveGuard({
    when: changes.length > 0,
    onLeave: useCallback(
      // Back while the question is open answers it with no.
      (proceed: () => void) => setPending((asked) => (asked ? undefined : { proceed })),
      [],
    ),
  });
  const stay = () => setPending(undefined);
  const LeaveDialog = useLazyComponent(loadDialog, pending !== undefined, stay);
  const leave = () => {
    stay();
    pending?.proceed();
  };
  const layer = { open: pending !== undefined, onOpenChange: stay };
  return LeaveDialog ? (
    <DialogBoundary part="leave" layer={layer}>
      <LeaveDialog
        open={layer.open}
        changes={changes}
        labels={answers}
        busyWith={isSaving ? 'save' : undefined}
        failure={failure}
        onStay={stay}
        onDiscard={leave}
        onSave={() => onSave({ leave, stay })}
      />
    </DialogBoundary>
  ) : null;
}
