import { changePassword, currentPassword, type Account } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { PasswordField } from '@gift-registry/design-system/password-field';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useApi } from '../../api.ts';
import { AuthForm } from '../../features/accounts/auth-form.tsx';
import { FormProblem } from '../../features/accounts/form-problem.tsx';
import {
  NewPasswordField,
  PasswordManagerUsername,
} from '../../features/accounts/new-password/new-password-field.tsx';
import { newPasswordValues } from '../../features/accounts/new-password/new-password-values.ts';
import {
  refuseGuessable,
  type JudgePassword,
} from '../../features/accounts/new-password/refuse-guessable.ts';
import { usePasswordJudgement } from '../../features/accounts/new-password/use-password-judgement.ts';
import { useEndedDevices } from './use-devices.ts';
import { problemOf, useAccountChange } from './use-account.ts';

const firstPasswordValues = newPasswordValues.safeExtend({ currentPassword: z.string() });
const changedPasswordValues = newPasswordValues.safeExtend({ currentPassword });

const empty = { currentPassword: '', password: '', confirmation: '' };

export function PasswordForm({ account }: { readonly account: Account }) {
  const api = useApi();
  const rereadDevices = useEndedDevices();
  const { hasPassword, email, firstName, lastName } = account;
  const { judge, load } = usePasswordJudgement();
  const judgeForAccount: JudgePassword = ({ password }) =>
    judge({ password, email, firstName, lastName });
  const { register, control, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(
      refuseGuessable(hasPassword ? changedPasswordValues : firstPasswordValues, judgeForAccount),
    ),
    defaultValues: empty,
  });
  const shownFields = ['password', 'confirmation', ...(hasPassword ? ['currentPassword'] : [])];
  const password = useWatch({ control, name: 'password' });
  const change = useAccountChange({
    send: (values: typeof empty) =>
      api(changePassword, {
        body: {
          password: values.password,
          ...(hasPassword ? { currentPassword: values.currentPassword } : {}),
        },
      }),
    done: () => 'Your password is changed. Your other devices are signed out.',
    onDone() {
      reset(empty);
      rereadDevices();
    },
    shownFields,
    failureTitle: 'We could not change your password. Please try again.',
  });
  const errorOf = (field: keyof typeof empty) =>
    formState.errors[field]?.message ?? problemOf(change.error, field);

  return (
    <Card>
      <AuthForm onSubmit={handleSubmit((values) => change.mutate(values))}>
        {!hasPassword && (
          <p>
            You sign in with Google or with a mailed link. Set a password to sign in without them.
          </p>
        )}
        <PasswordManagerUsername email={email} />
        {hasPassword && (
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            {...register('currentPassword')}
            error={errorOf('currentPassword')}
          />
        )}
        <NewPasswordField
          label="New password"
          control={register('password', { onChange: load })}
          password={password}
          guessable={judgeForAccount({ password, email, firstName, lastName })}
          error={errorOf('password')}
          onFocus={load}
        />
        <PasswordField
          label="Confirm new password"
          autoComplete="new-password"
          {...register('confirmation')}
          error={errorOf('confirmation')}
        />
        <FormProblem errors={formState.errors} shown={shownFields} />
        <div>
          <Button type="submit" busy={change.isPending} busyLabel="Saving...">
            {hasPassword ? 'Change the password' : 'Set a password'}
          </Button>
        </div>
      </AuthForm>
    </Card>
  );
}
