import { signInBody, homePath, type ApiError } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { PasswordField } from '@gift-registry/design-system/password-field';
import { TextField } from '@gift-registry/design-system/text-field';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link, useNavigation, useToast, useSession } from '@gift-registry/shell-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { LockoutAlert } from '../../features/accounts/attempts/lockout-alert.tsx';
import { SubmitButton } from '../../features/accounts/attempts/submit-button.tsx';
import { useLockout } from '../../features/accounts/attempts/use-lockout.ts';
import { OfflineAlert } from '../../features/accounts/offline-alert.tsx';
import { AuthForm } from '../../features/accounts/auth-form.tsx';
import { FormProblem } from '../../features/accounts/form-problem.tsx';
import { GoogleButton } from '../../features/accounts/google-button.tsx';
import { AuthLayout } from '../../features/accounts/auth-layout.tsx';
import { SignInTabs } from '../../features/accounts/sign-in-tabs.tsx';
import { emailDraft } from '../../features/accounts/email-draft.ts';
import { ledeFor } from './lede-for.ts';
import { missingInformation } from './missing-information.ts';
import { useSignIn } from './use-sign-in.ts';
import { useResendConfirmation } from '../../features/accounts/use-resend-confirmation.ts';

interface Props {
  readonly rejection: ApiError;
  readonly email: string;
}

function LoginRejection({ rejection, email }: Props) {
  return (
    <Alert type="error" action={<WayOn code={rejection.code} email={email} />}>
      {rejection.message}
    </Alert>
  );
}

function WayOn({ code, email }: { readonly code: ApiError['code']; readonly email: string }) {
  const { location } = useNavigation();
  if (code === 'email-unverified') return <ResendButton email={email} />;
  if (code !== 'no-account') return null;
  return (
    <TextLink href={`/email-signup${location.search}`} linkComponent={Link}>
      Sign Up
    </TextLink>
  );
}

function ResendButton({ email }: { readonly email: string }) {
  const { call, sent } = useResendConfirmation();
  return (
    <Button
      size="sm"
      aria-disabled={sent}
      busy={call.isPending}
      busyLabel="Sending..."
      onClick={() => !sent && call.send({ email })}
    >
      {sent ? 'Email Sent' : 'Resend confirmation email'}
    </Button>
  );
}

const failures: ReadonlyMap<
  string | null,
  { readonly title: string; readonly description: string }
> = new Map([
  [
    'google',
    {
      title: 'Google Login Failed',
      description: 'Google did not sign you in. Please try again.',
    },
  ],
  [
    'locked',
    { title: 'Account locked', description: 'This account is locked. Please contact support.' },
  ],
]);

/** Says once why the server led here from Google without a session. */
function useGoogleFailure(): void {
  const showToast = useToast();
  const { location, replaceQuery } = useNavigation();
  const failure = failures.get(new URLSearchParams(location.search).get('error'));

  useEffect(() => {
    if (!failure) return;
    showToast({ type: 'error', ...failure });
    const query = new URLSearchParams(location.search);
    query.delete('error');
    replaceQuery(query);
  }, [failure, location.search, showToast, replaceQuery]);
}

/** Shown to people who open the login while signed in, not after a login on this screen. */
function SignedInAlert() {
  const { state } = useSession();
  const [signsInHere, setSignsInHere] = useState(false);
  if (state.status === 'signed-out' && !signsInHere) setSignsInHere(true);
  if (!state.user || signsInHere) return null;
  return (
    <Alert
      title={`You are signed in as ${state.user.email}`}
      action={
        <TextLink href={homePath(state.user)} linkComponent={Link}>
          Go to your dashboard
        </TextLink>
      }
    >
      Use the form to sign in with another account.
    </Alert>
  );
}

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
