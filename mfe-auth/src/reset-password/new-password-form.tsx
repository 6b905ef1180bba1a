import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { PasswordField } from '@gift-registry/design-system/password-field';
import { useToast } from '@gift-registry/shell-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { OfflineAlert } from '../call/offline-alert.tsx';
import { AuthForm } from '../form/auth-form.tsx';
import { newPasswordToast } from '../form/invalid-field-toasts.ts';
import { NewPasswordMeter, newPasswordHint } from '../new-password/new-password-meter.tsx';
import { SignInFrame } from '../sign-in-frame/sign-in-frame.tsx';
import { newPasswordValues } from './new-password-values.ts';
import type { RecoveryLink } from './recovery-link.ts';
import { useSetPassword } from './use-set-password.ts';

interface Props {
  readonly link: RecoveryLink;
  /** The link is of no use any more, and the person wants another. */
  readonly onNewLink: () => void;
}

export function NewPasswordForm({ link, onNewLink }: Props) {
  const showToast = useToast();
  const { register, control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(newPasswordValues),
    mode: 'onTouched',
    defaultValues: { password: '', confirmation: '' },
  });
  const { errors, touchedFields } = formState;
  const password = useWatch({ control, name: 'password' });
  const update = useSetPassword(link, ({ field, message }) => {
    if (field === 'password') setError(field, { message }, { shouldFocus: true });
  });
  const linkRefused = update.refusal?.code.startsWith('token-') && update.refusal;

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
    <SignInFrame title="Choose a new password" lede="Every device is signed out with it.">
      <AuthForm onSubmit={submit}>
        {linkRefused && (
          <Alert type="error" action={<Button onClick={onNewLink}>Ask for a new link</Button>}>
            {linkRefused.message}
          </Alert>
        )}
        <OfflineAlert call={update} />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint={newPasswordHint}
          {...register('password', { deps: touchedFields.confirmation ? ['confirmation'] : [] })}
          error={errors.password?.message}
          meter={<NewPasswordMeter password={password} />}
        />
        <PasswordField
          label="Confirm new password"
          autoComplete="new-password"
          {...register('confirmation')}
          error={errors.confirmation?.message}
        />
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
    </SignInFrame>
  );
}
