import { reason, type ApiError } from '@gift-registry/bff-contract';
import { FormDialog } from '@gift-registry/design-system/form-dialog';
import { SelectField } from '@gift-registry/design-system/select-field';
import { TextArea } from '@gift-registry/design-system/text-area';
import { TextField } from '@gift-registry/design-system/text-field';
import { leavePage, useToast, type HistoryLayer } from '@gift-registry/shell-contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api.ts';
import { useTypedDraft } from './use-typed-draft.ts';
import type { Asked, TeamAction } from './team-action.ts';

interface Props<Data> {
  readonly action: TeamAction<Data>;
  /** The id of the changed thing: each keeps its own draft. */
  readonly subject: string;
  readonly layer: HistoryLayer;
  readonly onDone: (data: Data) => void;
}

interface Problems {
  readonly why?: string | undefined;
  readonly value?: string | undefined;
}

export function ActionDialog<Data>({ action, subject, layer, onDone }: Props<Data>) {
  const { id, label, text, danger, field, usualWhy = '', done, leadsTo, send } = action;
  const api = useApi();
  const showToast = useToast();
  const { typed, type, forget } = useTypedDraft<Asked>(`${id}:${subject}`, {
    why: usualWhy,
    value: '',
  });
  const [problems, setProblems] = useState<Problems>({});
  const change = useMutation<Data, ApiError, Asked>({
    mutationFn: (wanted) => send(api, wanted),
    onSuccess(data) {
      forget();
      if (leadsTo !== undefined) {
        leavePage.to(leadsTo);
        return;
      }
      layer.close();
      onDone(data);
      showToast({ type: 'success', title: done });
    },
  });
  const submit = () => {
    const why = reason.safeParse(typed.why);
    const value = field && typed.value.trim() === '' ? `Please fill in: ${field.label}` : undefined;
    setProblems({ why: why.error?.issues[0]?.message, value });
    if (why.success && value === undefined)
      change.mutate({ why: why.data, value: typed.value.trim() });
  };
  const { error, isPending } = change;
  const refused = error?.field === 'why' ? 'why' : error?.field && field ? 'value' : 'form';
  const refusalOf = (place: typeof refused) => (place === refused ? error?.message : undefined);
  const fieldProblem = problems.value ?? refusalOf('value');
  return (
    <FormDialog
      layer={layer}
      title={label}
      description={text}
      submitLabel={label}
      busyLabel="One moment..."
      busy={isPending}
      danger={danger}
      failureTitle="Nothing was changed"
      failure={refusalOf('form')}
      onSubmit={submit}
    >
      {field?.options && (
        <SelectField
          label={field.label}
          placeholder="Please choose"
          options={field.options}
          value={typed.value}
          onValueChange={(value) => type({ value })}
          error={fieldProblem}
        />
      )}
      {field && !field.options && (
        <TextField
          label={field.label}
          hint={field.hint}
          type="email"
          autoComplete="off"
          value={typed.value}
          onChange={({ target }) => type({ value: target.value })}
          error={fieldProblem}
        />
      )}
      <TextArea
        label="Why?"
        hint="Stands in the audit log."
        rows={3}
        limit={500}
        value={typed.why}
        onChange={({ target }) => type({ why: target.value })}
        error={problems.why ?? refusalOf('why')}
      />
    </FormDialog>
  );
}
