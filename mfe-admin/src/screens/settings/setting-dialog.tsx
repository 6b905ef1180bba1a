import {
  settingProblem,
  type PlatformSetting,
  type SettingDescription,
} from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { FormDialog } from '@gift-registry/design-system/form-dialog';
import { useDraftText, type HistoryLayer } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { SettingControl } from './setting-control.tsx';
import { valueText } from './setting-words.ts';
import { useSettingChange } from './use-setting-change.ts';

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
