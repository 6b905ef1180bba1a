import { signInBody } from '@gift-registry/bff-contract';
import { PasswordField } from '@gift-registry/design-system/password-field';
import { TextField } from '@gift-registry/design-system/text-field';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link, useNavigation, useToast } from '@gift-registry/shell-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { LockoutAlert } from '../../features/accounts/attempts/lockout-alert.tsx';
import { SubmitButton } from '../../features/accounts/attempts/submit-button.tsx';
import { useLockout } from '../../features/accounts/attempts/use-lockout.ts';
import { OfflineAlert } from '../../features/accounts/call/offline-alert.tsx';
import { AuthForm } from '../../features/accounts/form/auth-form.tsx';
import { FormProblem } from '../../features/accounts/form/form-problem.tsx';
import { GoogleButton } from '../../features/accounts/google/google-button.tsx';
import { useGoogleFailure } from '../../features/accounts/google/use-google-failure.ts';
import { AuthLayout } from '../../features/accounts/auth-layout/auth-layout.tsx';
import { SignedInAlert } from '../../features/accounts/auth-layout/signed-in-alert.tsx';
import { SignInTabs } from '../../features/accounts/auth-layout/sign-in-tabs.tsx';
import { emailDraft } from '../../features/accounts/email-draft/email-draft.ts';
import { ledeFor } from './lede-for.ts';
import { LoginRejection } from './login-rejection.tsx';
import { missingInformation } from './missing-information.ts';
import { useSignIn } from './use-sign-in.ts';

export default function EmailLoginPage() {
  const { location } = useNavigation();
  const lockout = useLockout('login');
  const showToast = useToast();
  useGoogleFailure();
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver: zodResolver(signInBody),
    mode: 'onTouched',
    defaultValues: { email: emailDraft.read(), password: '' },
  });
  const { errors, isValid } = formState;
  const signIn = useSignIn({
    lockout,
    onRejected: () => setFocus('password', { shouldSelect: true }),
  });
  const submit = handleSubmit(
    (credentials) => lockout.blockSubmit() || signIn.send(credentials),
    ({ email, password }) => {
      const missing = missingInformation({ email: email?.message, password: password?.message });
      showToast({ type: 'error', ...missing });
    },
  );

  return (
    <AuthLayout
      title="Welcome"
      lede={ledeFor(location.search)}
      footer={
        <p>
          New here?{' '}
          <TextLink href={`/email-signup${location.search}`} linkComponent={Link}>
            Sign up
          </TextLink>
        </p>
      }
    >
      <SignedInAlert />
      <SignInTabs value="login" />
      <AuthForm onSubmit={submit}>
        <LockoutAlert
          lockout={lockout}
          help={
            <TextLink href="/reset-password" linkComponent={Link}>
              Choose a new password
            </TextLink>
          }
        />
        {signIn.rejection && signIn.sentBody && lockout.secondsLeft === 0 && (
          <LoginRejection rejection={signIn.rejection} email={signIn.sentBody.email} />
        )}
        <OfflineAlert call={signIn} />
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="username"
          {...register('email', { onChange: emailDraft.saveInput })}
          error={errors.email?.message}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          {...register('password')}
          error={errors.password?.message}
        />
        <TextLink href="/reset-password" linkComponent={Link} variant="standalone">
          Forgot password?
        </TextLink>
        <FormProblem errors={errors} shown={['email', 'password']} />
        <SubmitButton
          lockout={lockout}
          ready={isValid}
          busy={signIn.isPending}
          busyLabel="Logging in..."
        >
          Login
        </SubmitButton>
      </AuthForm>
      <GoogleButton />
      <TextLink
        href={`/alternative-auth${location.search}`}
        linkComponent={Link}
        variant="standalone"
      >
        Sign in without a password
      </TextLink>
    </AuthLayout>
  );
}
