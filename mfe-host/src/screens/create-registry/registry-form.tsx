import {
  type ApiError,
  type Registry,
  occasions,
  registry as registrySchema,
} from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { Stack } from '@gift-registry/design-system/layout';
import { useNavigation, useToast, useSession } from '@gift-registry/shell-contract';
import { useEffect, useState } from 'react';
import { registryPath } from '../../features/registries/registry-path.ts';
import { ChangesElsewhere } from '../../features/registries/form/changes-elsewhere.tsx';
import {
  parseFormValues,
  type InitialValues,
  type RegistryDetails,
  emptyForm,
  isRegistryField,
  savedValues,
  saveFailure,
} from '../../features/registries/form/registry-form-values.ts';
import { RegistryFields } from '../../features/registries/form/registry-fields.tsx';
import { useRegistryForm } from '../../features/registries/form/use-registry-form.ts';
import { formDraftStorage } from './form-draft-storage.ts';
import { LeaveConfirmation } from './leave-confirmation.tsx';
import { useSaveRegistry } from './use-save-registry.ts';
import { starterListWish } from '../../features/catalogue/starter-list-wish.ts';

const saveLabel = 'Start Adding Products!';

interface Props {
  readonly draft: Registry | null;
  readonly besideDraft?: boolean;
  readonly withStarterList?: boolean;
  readonly typedBefore?: InitialValues | undefined;
  readonly onTyped: (values: InitialValues) => void;
}

export function RegistryForm(props: Props) {
  const { draft, besideDraft = false, withStarterList = false, typedBefore, onTyped } = props;
  const { location, navigate } = useNavigation();
  const showToast = useToast();
  const hostId = useSession().state.user?.id ?? '';
  const formDraft = formDraftStorage(hostId, draft?.updatedAt ?? null);
  /** The draft as another device saved it meanwhile. */
  const [saved, setSaved] = useState(draft);
  const wanted = new URLSearchParams(location.search).get('occasion');
  const occasion = occasions.find((each) => each === wanted);
  const [start] = useState(() =>
    draft
      ? (formDraft.read() ?? parseFormValues(savedValues(draft)))
      : { ...emptyForm, ...(occasion && { occasion }), ...formDraft.read() },
  );
  const details = useRegistryForm({ saved, start, typedBefore });
  const { form, elsewhere, startValues } = details;
  const { errors } = form.formState;
  const save = useSaveRegistry();
  const [finished, setFinished] = useState<string>();
  const toSave = (values: RegistryDetails) => ({
    details: values,
    draft: details.base ?? (besideDraft ? null : undefined),
  });

  const onSaved = () => {
    formDraft.remove();
    showToast({ type: 'success', title: 'Registry saved successfully!' });
  };
  const onRefused = (error: ApiError) => {
    const current = registrySchema.safeParse(error.current);
    if (error.code === 'stale' && current.success) setSaved(current.data);
    if (isRegistryField(error.field))
      form.setError(error.field, { message: error.message }, { shouldFocus: true });
    else
      showToast({
        type: 'error',
        title: 'Your registry was not saved',
        description: error.code === 'stale' ? error.message : saveFailure(error, draft !== null),
      });
  };
  const submit = form.handleSubmit((values) =>
    save.mutate(toSave(values), {
      onSuccess({ id }) {
        onSaved();
        setFinished(registryPath('/products', draft && id));
      },
      onError: onRefused,
    }),
  );

  // Navigates after the render in which the leave guard is off.
  useEffect(() => {
    if (finished !== undefined)
      navigate(finished, withStarterList ? { state: starterListWish } : {});
  }, [finished, navigate, withStarterList]);
  const { getValues } = form;
  useEffect(() => () => onTyped(getValues()), [getValues, onTyped]);

  return (
    <Card padding="lg">
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={6}>
          {elsewhere && (
            <ChangesElsewhere
              changes={elsewhere}
              saveLabel={saveLabel}
              onKeepTyped={details.keepTyped}
              onTakeSaved={details.takeSaved}
            />
          )}
          <RegistryFields register={form.register} errors={errors} initialValues={startValues} />
          <Button
            type="submit"
            variant="primary"
            size="lg"
            fullWidth
            busy={save.isPending}
            busyLabel="Creating..."
          >
            {saveLabel}
          </Button>
        </Stack>
      </form>
      <LeaveConfirmation
        form={form}
        draft={draft}
        save={save}
        formDraft={formDraft}
        changes={finished === undefined ? details.changes : []}
        toSave={toSave}
        onSaved={onSaved}
      />
    </Card>
  );
}
