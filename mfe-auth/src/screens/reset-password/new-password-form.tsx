import { type ApiError, resetPassword } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { PasswordField } from '@gift-registry/design-system/password-field';
import { useToast, useNavigation, useSession } from '@gift-registry/shell-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { OfflineAlert } from '../../features/accounts/offline-alert.tsx';
import { AuthForm } from '../../features/accounts/auth-form.tsx';
import { FormProblem } from '../../features/accounts/form-problem.tsx';
import { newPasswordToast } from '../../features/accounts/invalid-field-toasts.ts';
import {
  NewPasswordField,
  PasswordManagerUsername,
} from '../../features/accounts/new-password/new-password-field.tsx';
import {
  refuseGuessable,
  type JudgePassword,
} from '../../features/accounts/new-password/refuse-guessable.ts';
import { usePasswordJudgement } from '../../features/accounts/new-password/use-password-judgement.ts';
import { AuthLayout } from '../../features/accounts/auth-layout.tsx';
import { newPasswordValues } from '../../features/accounts/new-password/new-password-values.ts';
import type { RecoveryLink } from './recovery-link.ts';
import { resetEmail } from './reset-email.ts';
import { useApi } from '../../api.ts';
import { useAuthCall } from '../../features/accounts/use-auth-call.ts';

function useSetPassword(link: RecoveryLink, onRejected: (error: ApiError) => void) {
  const api = useApi();
  const showToast = useToast();
  const { refresh } = useSession();
  const { navigate } = useNavigation();
  return useAuthCall({
    failureTitle: 'Password Update Failed',
    send: (password: string) => api(resetPassword, { body: { ...link, password } }),
    onSuccess() {
      resetEmail.remove();
      showToast({
        type: 'success',
        title: 'Password Updated',
        description: 'Please log in with your new password.',
      });
      // The server ended every session of the account, possibly this browser's.
      void refresh();
      navigate('/email-login', { replace: true });
    },
    onRejected,
  });
}

interface Props {
  readonly link: RecoveryLink;
  readonly onNewLink: () => void;
}

export function NewPasswordForm({ link, onNewLink }: Props) {
  const showToast = useToast();
  const [email] = useState(() => resetEmail.read());
  const { judge, loaded, load } = usePasswordJudgement();
  const judgeForAccount: JudgePassword = (chosen) => judge({ ...chosen, email: email ?? '' });
  const { register, control, handleSubmit, setError, trigger, formState } = useForm({
    resolver: zodResolver(refuseGuessable(newPasswordValues, judgeForAccount)),
    mode: 'onTouched',
    defaultValues: { password: '', confirmation: '' },
  });
  const { errors, touchedFields } = formState;
  const password = useWatch({ control, name: 'password' });
  const guessable = judgeForAccount({ password, email: '', firstName: '', lastName: '' });
  useEffect(() => {
    if (loaded && touchedFields.password) void trigger('password');
  }, [loaded, touchedFields.password, trigger]);
  const update = useSetPassword(link, ({ field, message }) => {
    if (field === 'password') setError(field, { message }, { shouldFocus: true });
  });
  const linkRejection = update.rejection?.code.startsWith('token-') && update.rejection;

  const submit = handleSubmit(
    (values) => update.send(values.password),
    (invalid) => {
      if (invalid.password?.message) showToast(newPasswordToast(invalid.password.message));
      else if (invalid.confirmation?.message)
        showToast({
          type: 'error',
          title: 'Password Mismatch',
          description: invalid.confirmation.message,
        });
    },
  );

  return (
    <AuthLayout title="Choose a new password" lede="This signs you out on all devices.">
      <AuthForm onSubmit={submit}>
        {linkRejection && (
          <Alert type="error" action={<Button onClick={onNewLink}>Ask for a new link</Button>}>
            {linkRejection.message}
          </Alert>
        )}
        <OfflineAlert call={update} />
        {email !== undefined && <PasswordManagerUsername email={email} />}
        <NewPasswordField
          label="New password"
          control={register('password', {
            onChange: load,
            deps: touchedFields.confirmation ? ['confirmation'] : [],
          })}
          password={password}
          guessable={guessable}
          error={errors.password?.message}
          onFocus={load}
        />
        <PasswordField
          label="Confirm new password"
          autoComplete="new-password"
          {...register('confirmation')}
          error={errors.confirmation?.message}
        />
        <FormProblem errors={errors} shown={['password', 'confirmation']} />
        <Button
          type="submit"
          variant="primary"
          fullWidth
          busy={update.isPending}
          busyLabel="Updating..."
        >
          Update Password
        </Button>
      </AuthForm>
    </AuthLayout>
  );
}
