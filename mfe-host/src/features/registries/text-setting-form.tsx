import { Button } from '@gift-registry/design-system/button';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { TextField, type TextFieldProps } from '@gift-registry/design-system/text-field';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { z } from 'zod';
import styles from './text-setting-form.module.css';
import { useSettingMutation, type Setting } from './use-setting-mutation.ts';

type FieldProps = Omit<TextFieldProps, 'value' | 'error' | 'onChange' | 'className' | 'name'>;

interface Props<Value, Reply>
  extends FieldProps, Omit<Setting<Value, Reply>, 'onDone' | 'shownFields'> {
  readonly name: string;
  readonly schema: z.ZodType<Value>;
  readonly submitLabel: string;
  readonly busyLabel?: string;
  readonly inline?: boolean;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

export function TextSettingForm<Value, Reply>(props: Props<Value, Reply>) {
  const { name, schema, send, done, failureTitle, ...rest } = props;
  const { submitLabel, busyLabel = 'Saving...', inline, actions, children, ...field } = rest;
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const save = useSettingMutation({
    ...{ send, done, failureTitle },
    shownFields: [name],
    onDone: () => setTyped(''),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { error, data } = schema.safeParse(typed);
    setProblem(error?.issues[0]?.message);
    if (!error) save.mutate(data);
  };
  const refusal = save.error?.field === name ? save.error.message : undefined;
  const text = (
    <TextField
      {...field}
      className={inline ? styles.field : undefined}
      value={typed}
      error={problem ?? refusal}
      onChange={(event) => {
        setTyped(event.target.value);
        setProblem(undefined);
        save.reset();
      }}
    />
  );
  const button = (
    <Button type="submit" busy={save.isPending} busyLabel={busyLabel}>
      {submitLabel}
    </Button>
  );
  return inline ? (
    <form noValidate className={styles.inline} onSubmit={submit}>
      {text}
      {button}
    </form>
  ) : (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        {children}
        {text}
        <Cluster>
          {button}
          {actions}
        </Cluster>
      </Stack>
    </form>
  );
}
