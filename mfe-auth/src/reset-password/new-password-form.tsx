import { newPassword, passwordStrength, resetPassword } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { PasswordField } from '@gift-registry/design-system/password-field';
import { StrengthMeter } from '@gift-registry/design-system/strength-meter';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link, useNavigation, useNotify } from '@gift-registry/shell-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useApi } from '../api.ts';
import { SignInFrame } from '../sign-in-frame/sign-in-frame.tsx';
import type { RecoveryLink } from './recovery-link.ts';

const newPasswordForm = z
  .object({ password: newPassword, confirmation: z.string() })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    message: "New password and confirmation don't match.",
  });

export function NewPasswordForm({ link }: { readonly link: RecoveryLink }) {
  const api = useApi();
  const notify = useNotify();
  const { navigate } = useNavigation();
  const { register, control, handleSubmit, formState } = useForm({
    resolver: zodResolver(newPasswordForm),
    mode: 'onTouched',
    defaultValues: { password: '', confirmation: '' },
  });
  const { errors } = formState;
  const password = useWatch({ control, name: 'password' });
  const update = useMutation({
    mutationFn: (chosen: string) => api(resetPassword, { body: { ...link, password: chosen } }),
    onSuccess() {
      notify({
        type: 'success',
        title: 'Password Updated',
        description: 'Please log in with your new password.',
      });
      navigate('/email-login', { replace: true });
    },
    onError: (error) =>
      notify({ type: 'error', title: 'Password Update Failed', description: error.message }),
  });

  return (
    <SignInFrame title="Choose a new password" lede="Every device is signed out with it.">
      <form
        noValidate
        onSubmit={(event) =>
          void handleSubmit(
            (values) => update.mutate(values.password),
            ({ confirmation }) =>
              confirmation?.message &&
              notify({
                type: 'error',
                title: 'Password Mismatch',
                description: confirmation.message,
              }),
          )(event)
        }
      >
        <Stack>
          {update.error && (
            <Alert
              type="error"
              action={
                <TextLink href="/reset-password" linkComponent={Link}>
                  Ask for a new link
                </TextLink>
              }
            >
              {update.error.message}
            </Alert>
          )}
          <PasswordField
            label="New password"
            autoComplete="new-password"
            hint="8+ characters, upper/lowercase, numbers, symbols"
            {...register('password')}
            error={errors.password?.message}
            meter={
              password ? <StrengthMeter score={passwordStrength(password).score} /> : undefined
            }
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
        </Stack>
      </form>
    </SignInFrame>
  );
}
