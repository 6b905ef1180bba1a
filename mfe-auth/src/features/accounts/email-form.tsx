import type { ApiError } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { TextField } from '@gift-registry/design-system/text-field';
import { useToast } from '@gift-registry/shell-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ChangeEvent, ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { OfflineAlert } from './offline-alert.tsx';
import type { AuthCall } from './use-auth-call.ts';
import { AuthForm } from './auth-form.tsx';
import { FormProblem } from './form-problem.tsx';
import { emailToast } from './invalid-field-toasts.ts';
import { emailDraft } from './email-draft.ts';
import type { AddressForm } from './address-form.ts';

interface Props {
  readonly label: string;
  readonly busyLabel: string;
  readonly schema: AddressForm;
  readonly call: AuthCall<{ email: string }>;
  readonly defaultEmail?: string;
  readonly disabledUntilValid?: boolean;
  readonly renderRejection?: (rejection: ApiError) => ReactNode;
  readonly doneLabel?: string | undefined;
  readonly children?: ReactNode;
}

export function EmailForm(props: Props) {
  const { label, busyLabel, schema, call, doneLabel, children } = props;
  const showToast = useToast();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { email: props.defaultEmail ?? emailDraft.read() },
  });
  const submit = handleSubmit(
    (body) => doneLabel ?? call.send(body),
    ({ email }) => email?.message && showToast(emailToast(email.message)),
  );
  const edited = (event: ChangeEvent<HTMLInputElement>) => {
    emailDraft.saveInput(event);
    call.clearRejection();
  };

  return (
    <AuthForm onSubmit={submit}>
      {children}
      {call.rejection && props.renderRejection?.(call.rejection)}
      <OfflineAlert call={call} />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        {...register('email', { onChange: edited })}
        error={formState.errors.email?.message}
      />
      <FormProblem errors={formState.errors} shown={['email']} />
      <Button
        type="submit"
        variant="primary"
        fullWidth
        disabled={props.disabledUntilValid && !formState.isValid}
        aria-disabled={doneLabel !== undefined}
        busy={call.isPending}
        busyLabel={busyLabel}
      >
        {doneLabel ?? label}
      </Button>
    </AuthForm>
  );
}
