import type { ApiError, Registry } from '@gift-registry/bff-contract';
import { registryForm } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { Stack } from '@gift-registry/design-system/layout';
import { useNavigation, useToast, useSession } from '@gift-registry/shell-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { LeaveConfirmation } from './leave-confirmation.tsx';
import { RegistryFields } from './registry-fields.tsx';
import type { RegistryDetails, RegistryFormValues } from './registry-form-values.ts';
import { emptyForm, isRegistryField, valuesOfDraft } from './registry-form-values.ts';
import { saveFailure } from './save-failure.ts';
import { parseFormValues, formDraftStorage } from './form-draft-storage.ts';
import { changedFieldLabels } from './unsaved-changes.ts';
import { useSaveRegistry } from './use-save-registry.ts';

interface Props {
  readonly draft: Registry | null;
}

export function RegistryForm({ draft }: Props) {
  const { navigate } = useNavigation();
  const showToast = useToast();
  const hostId = useSession().state.user?.id ?? '';
  const formDraft = formDraftStorage(hostId, draft?.updatedAt ?? null);
  const [initialValues] = useState(
    () => formDraft.read() ?? parseFormValues(draft && valuesOfDraft(draft)) ?? emptyForm,
  );
  const form = useForm<RegistryFormValues, unknown, RegistryDetails>({
    resolver: zodResolver(registryForm),
    defaultValues: initialValues,
  });
  const { errors } = form.formState;
  const typed = useWatch({ control: form.control });
  const changes = changedFieldLabels(initialValues, typed);
  const save = useSaveRegistry();
  const [finished, setFinished] = useState(false);

  const onSaved = () => {
    formDraft.remove();
    showToast({ type: 'success', title: 'Registry saved successfully!' });
  };
  const onRefused = (error: ApiError) => {
    if (isRegistryField(error.field))
      form.setError(error.field, { message: error.message }, { shouldFocus: true });
    else
      showToast({
        type: 'error',
        title: 'Your registry was not saved',
        description: saveFailure(error, draft !== null),
      });
  };
  const submit = form.handleSubmit((values) =>
    save.mutate(values, {
      onSuccess() {
        onSaved();
        setFinished(true);
      },
      onError: onRefused,
    }),
  );

  // Navigates after the render in which the leave guard is off.
  useEffect(() => {
    if (finished) navigate('/products');
  }, [finished, navigate]);

  return (
    <Card padding="lg">
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={6}>
          <RegistryFields register={form.register} errors={errors} initialValues={initialValues} />
          <Button
            type="submit"
            variant="primary"
            size="lg"
            fullWidth
            busy={save.isPending}
            busyLabel="Creating..."
          >
            Start Adding Products!
          </Button>
        </Stack>
      </form>
      <LeaveConfirmation
        form={form}
        draft={draft}
        save={save}
        formDraft={formDraft}
        changes={finished ? [] : changes}
        onSaved={onSaved}
      />
    </Card>
  );
}
