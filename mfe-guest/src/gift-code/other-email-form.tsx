import { sendMailboxCode } from '@gift-registry/bff-contract';
import { TextField } from '@gift-registry/design-system/text-field';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { CodeMail } from './use-code-mail.ts';

interface Props {
  readonly id: string;
  readonly mail: CodeMail;
}

export function OtherEmailForm({ id, mail }: Props) {
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver: zodResolver(sendMailboxCode.body),
    defaultValues: { guestEmail: '' },
  });
  useEffect(() => setFocus('guestEmail'), [setFocus, mail.fieldError]);
  const submit = handleSubmit(({ guestEmail }) => mail.send(guestEmail));
  return (
    <form id={id} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        {...register('guestEmail')}
        error={formState.errors.guestEmail?.message ?? mail.fieldError}
      />
    </form>
  );
}
