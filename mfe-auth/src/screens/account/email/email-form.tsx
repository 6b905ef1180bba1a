import { changeEmail } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { TextField } from '@gift-registry/design-system/text-field';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useApi } from '../../../api.ts';
import { AuthForm } from '../../../features/accounts/form/auth-form.tsx';
import { FormProblem } from '../../../features/accounts/form/form-problem.tsx';
import { problemOf, useAccountChange } from '../use-account.ts';

const shownFields = ['email'];

export function EmailForm() {
  const api = useApi();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(changeEmail.body),
    defaultValues: { email: '' },
  });
  const change = useAccountChange({
    send: (body: { email: string }) => api(changeEmail, { body }),
    done: () => 'Please confirm the new address in both mailboxes.',
    shownFields,
    failureTitle: 'We could not save this. Please try again.',
  });
  return (
    <AuthForm onSubmit={handleSubmit((values) => change.mutate(values))}>
      <TextField
        label="New email address"
        type="email"
        autoComplete="email"
        {...register('email')}
        error={formState.errors.email?.message ?? problemOf(change.error, 'email')}
      />
      <FormProblem errors={formState.errors} shown={shownFields} />
      <div>
        <Button type="submit" busy={change.isPending} busyLabel="Sending...">
          Change the address
        </Button>
      </div>
    </AuthForm>
  );
}
