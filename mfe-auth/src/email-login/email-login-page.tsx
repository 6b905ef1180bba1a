import { signInBody } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { PasswordField } from '@gift-registry/design-system/password-field';
import { Tabs } from '@gift-registry/design-system/tabs';
import { TextField } from '@gift-registry/design-system/text-field';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link, useNavigation } from '@gift-registry/shell-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { SignInFrame } from '../sign-in-frame/sign-in-frame.tsx';
import { GoogleButton } from './google-button.tsx';
import { useGoogleFailure } from './use-google-failure.ts';
import { useMissingInformation } from './use-missing-information.ts';
import { useSignIn } from './use-sign-in.ts';

export default function EmailLoginPage() {
  const { location, navigate } = useNavigation();
  const signIn = useSignIn();
  const tellWhatIsMissing = useMissingInformation();
  useGoogleFailure();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(signInBody),
    mode: 'onTouched',
    defaultValues: { email: '', password: '' },
  });
  const { errors, isValid } = formState;

  return (
    <SignInFrame
      title="Welcome"
      lede="Log in to see your registries."
      footer={
        <p>
          New here?{' '}
          <TextLink href={`/email-signup${location.search}`} linkComponent={Link}>
            Sign up
          </TextLink>
        </p>
      }
    >
      <Tabs
        label="Login or sign up"
        variant="pill"
        value="login"
        onValueChange={(tab) => tab === 'signup' && navigate(`/email-signup${location.search}`)}
        tabs={[
          { value: 'login', label: 'Login' },
          { value: 'signup', label: 'Sign Up' },
        ]}
      />
      <form
        noValidate
        onSubmit={(event) =>
          void handleSubmit((values) => signIn.mutate(values), tellWhatIsMissing)(event)
        }
      >
        <Stack>
          <TextField
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="username"
            {...register('email')}
            error={errors.email?.message}
          />
          <PasswordField
            label="Password"
            {...register('password')}
            error={errors.password?.message}
          />
          <TextLink href="/reset-password" linkComponent={Link} variant="standalone">
            Forgot password?
          </TextLink>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            fullWidth
            disabled={!isValid}
            busy={signIn.isPending}
            busyLabel="Logging in..."
          >
            Login
          </Button>
          <GoogleButton />
          <TextLink href="/alternative-auth" linkComponent={Link} variant="standalone">
            Sign in without a password
          </TextLink>
        </Stack>
      </form>
    </SignInFrame>
  );
}
