import { ApiError, type Registry, deleteDraft } from '@gift-registry/bff-contract';
import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import { useLeaveGuard, useToast, useLazyComponent } from '@gift-registry/shell-contract';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import {
  type RegistryDetails,
  type RegistryFormValues,
  saveFailure,
} from '../../features/registries/form/registry-form-values.ts';
import type { FormDraftStorage } from './form-draft-storage.ts';
import { describeDraft } from '../../features/registries/form/unsaved-changes.ts';
import type { RegistryToSave } from './use-save-registry.ts';
import { useApi } from '../../api.ts';
import { registryKeys } from '../../features/registries/registry-queries.ts';

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

function useDiscardDraft() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation<unknown, ApiError, string>({
    mutationFn: (registryId) =>
      api(deleteDraft, { params: { registryId } }).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: registryKeys.all, type: 'inactive' }),
  });
}

const loadDialog = async () =>
  (
    await import(
      /* webpackChunkName: "leave-dialog" */ '../../features/registries/form/leave-dialog.tsx'
    )
  ).LeaveDialog;

const draftAnswers = { save: 'Save draft and leave', discard: 'Discard draft and leave' };

interface Props {
  readonly form: UseFormReturn<RegistryFormValues, unknown, RegistryDetails>;
  readonly draft: Registry | null;
  readonly save: UseMutationResult<Registry, ApiError, RegistryToSave>;
  readonly formDraft: FormDraftStorage;
  readonly changes: readonly string[];
  readonly toSave: (details: RegistryDetails) => RegistryToSave;
  readonly onSaved: () => void;
}

export function LeaveConfirmation(props: Props) {
  const { form, draft, save, formDraft, changes, toSave, onSaved } = props;
  const showToast = useToast();
  const discard = useDiscardDraft();
  const { isError, reset: resetSave } = save;
  const [pendingLeave, setPendingLeave] = useState<{ readonly proceed: () => void }>();
  const [storageFailure, setStorageFailure] = useState<string>();
  useLeaveGuard({
    when: changes.length > 0,
    onLeave: useCallback(
      (proceed: () => void) => {
        if (isError) resetSave();
        // Back while the question is open answers it with no.
        setPendingLeave((pending) => (pending ? undefined : { proceed }));
      },
      [isError, resetSave],
    ),
  });

  const stay = () => {
    setPendingLeave(undefined);
    setStorageFailure(undefined);
    discard.reset();
  };
  const leave = () => {
    setPendingLeave(undefined);
    pendingLeave?.proceed();
  };
  const storeIncompleteForm = () => {
    if (!formDraft.write(form.getValues())) {
      setStorageFailure(
        'This browser could not keep the draft. Please complete the form and save it.',
      );
      return;
    }
    showToast({
      type: 'info',
      title: 'Draft kept in this browser',
      description: 'The form is not complete yet. You will find it here when you come back.',
    });
    leave();
  };
  const saveAndLeave = form.handleSubmit(
    (values) =>
      save.mutate(toSave(values), {
        onSuccess() {
          onSaved();
          leave();
        },
      }),
    storeIncompleteForm,
  );
  const discardAndLeave = () => {
    const onDeleted = () => {
      formDraft.remove();
      leave();
    };
    if (draft) discard.mutate(draft.id, { onSuccess: onDeleted });
    else onDeleted();
  };

  const saveProblem = save.error ? saveFailure(save.error, draft !== null) : undefined;
  const LeaveDialog = useLazyComponent(loadDialog, pendingLeave !== undefined, stay);
  const layer = { open: pendingLeave !== undefined, onOpenChange: stay };
  return LeaveDialog ? (
    <DialogBoundary part="leave" layer={layer}>
      <LeaveDialog
        open={layer.open}
        changes={changes}
        alsoDeleted={describeDraft(draft)}
        labels={draftAnswers}
        busyWith={save.isPending ? 'save' : discard.isPending ? 'discard' : undefined}
        failure={storageFailure ?? saveProblem ?? discard.error?.message}
        onStay={stay}
        onSave={() => void saveAndLeave()}
        onDiscard={discardAndLeave}
      />
    </DialogBoundary>
  ) : null;
}
