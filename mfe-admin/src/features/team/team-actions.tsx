import { Button } from '@gift-registry/design-system/button';
import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import { Cluster } from '@gift-registry/design-system/layout';
import {
  useHistoryLayer,
  leavePage,
  useToast,
  type HistoryLayer,
} from '@gift-registry/shell-contract';
import { useQueryClient, useMutation } from '@tanstack/react-query';
import { useMay } from './use-may.ts';
import { reason, type ApiError, type ApiCall, type RouteShape } from '@gift-registry/bff-contract';
import { FormDialog } from '@gift-registry/design-system/form-dialog';
import { SelectField } from '@gift-registry/design-system/select-field';
import { TextArea } from '@gift-registry/design-system/text-area';
import { TextField } from '@gift-registry/design-system/text-field';
import { useState, type ReactNode } from 'react';
import { useApi } from '../../api.ts';
import { useTypedDraft } from './use-typed-draft.ts';

interface ActionField {
  readonly label: string;
  readonly hint?: string;
  /** A select when given, else a box for an address. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

interface Asked {
  readonly why: string;
  /** The value of the field; '' without one. */
  readonly value: string;
}

export interface TeamAction<Data> {
  readonly id: string;
  /** Its route: it is offered to those who may call it. */
  readonly route: Pick<RouteShape, 'access'>;
  readonly label: string;
  /** The consequence, for the dialog. */
  readonly text: ReactNode;
  readonly danger?: boolean;
  readonly field?: ActionField;
  /** The reason that stands in the dialog until somebody types another one. */
  readonly usualWhy?: string;
  readonly done: string;
  /** A new document shows what changed. */
  readonly leadsTo?: string;
  readonly send: (api: ApiCall, asked: Asked) => Promise<Data>;
}

interface ActionDialogProps<Data> {
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

export function ActionDialog<Data>({ action, subject, layer, onDone }: ActionDialogProps<Data>) {
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

interface Props<Data> {
  readonly actions: readonly TeamAction<Data>[];
  readonly subject: string;
  /** The key of its read, whose reply an action brings anew. */
  readonly queryKey: readonly unknown[];
}

export function TeamActions<Data>(props: Props<Data>) {
  const { actions: all, subject, queryKey } = props;
  const may = useMay();
  const actions = all.filter(({ route }) => may(route));
  const layer = useHistoryLayer(`team-action:${subject}`);
  const queries = useQueryClient();
  const [pressed] = layer.subject;
  const action = actions.find(({ id }) => id === pressed);
  if (actions.length === 0) return null;
  return (
    <>
      <Cluster gap={2}>
        {actions.map(({ id, label }) => (
          <Button key={id} size="sm" onClick={() => layer.show(id)}>
            {label}
          </Button>
        ))}
      </Cluster>
      {layer.open && action && (
        <DialogBoundary part="team-action" layer={layer}>
          <ActionDialog
            key={action.id}
            {...{ action, subject, layer }}
            onDone={(data) => {
              queries.setQueryData(queryKey, data);
              void queries.invalidateQueries({
                queryKey: queryKey.slice(0, 3),
                refetchType: 'none',
              });
            }}
          />
        </DialogBoundary>
      )}
    </>
  );
}
