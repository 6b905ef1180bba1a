import {
  refusalProblems,
  saveUpiDraft,
  upiPayee,
  type UpiPayee,
} from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { TextField } from '@gift-registry/design-system/text-field';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { useForm } from 'react-hook-form';
import { useApi } from '../../api.ts';
import { FormProblem } from '../platform/form-problem.tsx';
import { LeaveWithChanges } from '../registries/form/leave-with-changes.tsx';
import { useSettingMutation } from '../registries/use-setting-mutation.ts';

export interface UpiFormHandle {
  /** Saves what was typed. Resolves to false if a field is not valid or the server refused. */
  saveTyped(): Promise<boolean>;
}

interface Props {
  readonly ref?: Ref<UpiFormHandle> | undefined;
  readonly registryId: string;
  readonly saved: UpiPayee | null;
  readonly onSaved: () => void;
}

const shownFields = ['address', 'payeeName'] as const;

export function UpiForm({ ref, registryId, saved, onSaved }: Props) {
  const api = useApi();
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: zodResolver(upiPayee),
    defaultValues: { address: saved?.address ?? '', payeeName: saved?.payeeName ?? '' },
  });
  const save = useSettingMutation({
    send: (body: UpiPayee) => api(saveUpiDraft, { params: { registryId }, body }),
    onDone: onSaved,
    shownFields,
  });
  const { errors, isDirty } = formState;
  const refused = refusalProblems(save.error, shownFields).fields;
  const send = handleSubmit((body) => save.mutate(body));
  /** The caller leads on, so the question before leaving has to be withdrawn first: effects of children run earlier. */
  const whenUnchanged = useRef<() => void>(undefined);
  useEffect(() => {
    if (!isDirty) whenUnchanged.current?.();
  }, [isDirty]);
  useImperativeHandle(ref, () => ({
    async saveTyped() {
      if (!isDirty) return true;
      let isSaved = false;
      await handleSubmit(async (body) => {
        await save.mutateAsync(body);
        await new Promise<void>((resolve) => {
          whenUnchanged.current = resolve;
          reset(body);
        });
        isSaved = true;
      })().catch(() => undefined);
      return isSaved;
    },
  }));
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Stack gap={4}>
        <TextField
          {...register('address')}
          label="UPI address"
          hint="Such as name@bank. Your UPI app shows it in your profile."
          error={errors.address?.message ?? refused.address}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          {...register('payeeName')}
          label="Name of the account"
          hint="As your UPI app shows it to people who pay you."
          error={errors.payeeName?.message ?? refused.payeeName}
          autoComplete="off"
        />
        <FormProblem errors={errors} shown={shownFields} />
        <div>
          <Button type="submit" variant="primary" busy={save.isPending} busyLabel="Saving...">
            Save and try it
          </Button>
        </div>
      </Stack>
      <LeaveWithChanges
        changes={isDirty && !save.isSuccess ? ['UPI address and name of the account'] : []}
        isSaving={save.isPending}
        failure={save.error?.message}
        onSave={({ leave, stay }) =>
          void handleSubmit((body) => save.mutate(body, { onSuccess: leave }), stay)()
        }
      />
    </form>
  );
}
