import type { SettingDescription } from '@gift-registry/bff-contract';
import { RadioCards } from '@gift-registry/design-system/radio-cards';
import { TextArea } from '@gift-registry/design-system/text-area';
import { TextField } from '@gift-registry/design-system/text-field';

interface Props {
  readonly description: SettingDescription;
  readonly value: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

export function SettingControl({ description, value, hint, error, onChange }: Props) {
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
