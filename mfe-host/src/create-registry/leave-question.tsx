import type { ApiError, Registry } from '@gift-registry/bff-contract';
import { useLeaveGuard, useToast, useLazyComponent } from '@gift-registry/shell-contract';
import type { UseMutationResult } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { RegistryDetails, RegistryFormValues } from './registry-form-values.ts';
import { saveFailure } from './save-failure.ts';
import type { UnfinishedForm } from './unfinished-form.ts';
import { describeDraft } from './unsaved-changes.ts';
import { useDiscardDraft } from './use-discard-draft.ts';

const loadDialog = async () =>
  (await import(/* webpackChunkName: "leave-dialog" */ './leave-dialog.tsx')).LeaveDialog;

interface Props {
  readonly form: UseFormReturn<RegistryFormValues, unknown, RegistryDetails>;
  readonly draft: Registry | null;
  readonly save: UseMutationResult<Registry, ApiError, RegistryDetails>;
  readonly unfinished: UnfinishedForm;
  /** Names of the fields whose changes leaving would lose. */
  readonly changes: readonly string[];
  readonly onSaved: () => void;
}

/** Keeps a departure waiting until it is answered what becomes of the changes. */
export function LeaveQuestion({ form, draft, save, unfinished, changes, onSaved }: Props) {
  const showToast = useToast();
  const discard = useDiscardDraft();
  const [waiting, setWaiting] = useState<{ readonly proceed: () => void }>();
  const [unkept, setUnkept] = useState<string>();
  useLeaveGuard({
    when: changes.length > 0,
    onLeave: useCallback((proceed: () => void) => setWaiting({ proceed }), []),
  });

  const stay = () => {
    setWaiting(undefined);
    setUnkept(undefined);
    discard.reset();
  };
  const leave = () => {
    setWaiting(undefined);
    waiting?.proceed();
  };
  const keepUnfinished = () => {
    if (!unfinished.write(form.getValues())) {
      setUnkept('This browser could not keep the draft. Please complete the form and save it.');
      return;
    }
    showToast({
      type: 'info',
      title: 'Draft kept in this browser',
      description: 'It is not complete yet. You will find it here when you come back.',
    });
    leave();
  };
  const saveAndLeave = form.handleSubmit(
    (values) =>
      save.mutate(values, {
        onSuccess() {
          onSaved();
          leave();
        },
      }),
    keepUnfinished,
  );
  const discardAndLeave = () => {
    const gone = () => {
      unfinished.remove();
      leave();
    };
    if (draft) discard.mutate(draft.id, { onSuccess: gone });
    else gone();
  };

  const saveProblem = save.error ? saveFailure(save.error, draft !== null) : undefined;
  const LeaveDialog = useLazyComponent(loadDialog, waiting !== undefined);
  return LeaveDialog ? (
    <LeaveDialog
      open={waiting !== undefined}
      changes={changes}
      draft={describeDraft(draft)}
      busyWith={save.isPending ? 'save' : discard.isPending ? 'discard' : undefined}
      failure={unkept ?? saveProblem ?? discard.error?.message}
      onStay={stay}
      onSave={() => void saveAndLeave()}
      onDiscard={discardAndLeave}
    />
  ) : null;
}
