import {
  settingProblem,
  type PlatformSetting,
  type SettingDescription,
  changeSetting,
  listSettings,
  queryKeyOf,
  type SettingName,
} from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { FormDialog } from '@gift-registry/design-system/form-dialog';
import { useDraftText, type HistoryLayer, useToast } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { valueText } from './setting-row.tsx';
import { RadioCards } from '@gift-registry/design-system/radio-cards';
import { TextArea } from '@gift-registry/design-system/text-area';
import { TextField } from '@gift-registry/design-system/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api.ts';

interface Change {
  readonly name: SettingName;
  readonly label: string;
  readonly value: string | null;
  readonly seen: string | null;
}

/** Each change offers to be undone: the team’s value of before, or none. */
function useSettingChange(onDone?: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  const showToast = useToast();
  const sending = {
    mutationFn: ({ name, value, seen }: Change): Promise<PlatformSetting> =>
      api(changeSetting, { params: { name }, body: { value, seen } }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeyOf(listSettings) }),
  } as const;
  const undo = useMutation({
    ...sending,
    onSuccess: (_saved, { label }) =>
      void showToast({ type: 'success', title: `${label} is as it was` }),
    onError: ({ message }) =>
      void showToast({ type: 'error', title: 'The change was not undone', description: message }),
  });
  const change = useMutation({
    ...sending,
    onSuccess(saved, { label, seen }) {
      onDone?.();
      showToast({
        type: 'success',
        title: `${label} changed`,
        description: 'It is in force everywhere now.',
        action: {
          label: 'Undo',
          onSelect: () => undo.mutate({ name: saved.name, label, value: seen, seen: saved.stored }),
        },
      });
    },
  });
  return change;
}

interface SettingControlProps {
  readonly description: SettingDescription;
  readonly value: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

function SettingControl({ description, value, hint, error, onChange }: SettingControlProps) {
  const field = { label: description.label, hint, error, value };
  switch (description.kind) {
    case 'choice':
      return (
        <RadioCards
          label={description.label}
          {...{ hint, error, value }}
          options={description.choices.map((choice) => ({
            value: choice.value,
            title: choice.label,
          }))}
          onValueChange={onChange}
        />
      );
    case 'paragraph':
      return (
        <TextArea
          {...field}
          rows={4}
          limit={2_000}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'number':
      return (
        <TextField
          {...field}
          inputMode="numeric"
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'text':
      return (
        <TextField
          {...field}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      );
  }
}

interface Props {
  readonly setting: PlatformSetting;
  readonly description: SettingDescription;
  readonly layer: HistoryLayer;
}

export function SettingDialog({ setting, description, layer }: Props) {
  const { name, stored: seen } = setting;
  const { label, effect } = description;
  const [value, setValue, forget] = useDraftText(`setting:${name}`, setting.value ?? '');
  const [problem, setProblem] = useState<string>();
  const change = useSettingChange(() => {
    forget();
    layer.close();
  });
  const submit = (next: string | null) => {
    const found = next === null || next === '' ? undefined : settingProblem(name, next);
    setProblem(found && `This ${found}.`);
    if (!found) change.mutate({ name, label, seen, value: next || null });
  };
  const refused = change.error && 'field' in change.error ? change.error.message : undefined;
  return (
    <FormDialog
      layer={layer}
      size="sm"
      title={label}
      description={effect}
      submitLabel="Save"
      busyLabel="Saving..."
      busy={change.isPending}
      failureTitle="The setting was not changed"
      failure={refused === undefined && change.error?.message}
      onSubmit={() => submit(value.trim())}
      aside={
        setting.source === 'database' && (
          <Button disabled={change.isPending} onClick={() => submit(null)}>
            Back to the default
          </Button>
        )
      }
    >
      <SettingControl
        description={description}
        value={value}
        hint={`Default: ${valueText(description, setting.default)}`}
        error={problem ?? refused}
        onChange={setValue}
      />
    </FormDialog>
  );
}
