import { passwordStrength } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { PasswordField } from '@gift-registry/design-system/password-field';
import { StrengthMeter } from '@gift-registry/design-system/strength-meter';
import { TextField } from '@gift-registry/design-system/text-field';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link } from '@gift-registry/shell-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { SignInFrame } from '../sign-in-frame/sign-in-frame.tsx';
import { signUpForm } from './sign-up-form.ts';
import { TermsCheckbox } from './terms-checkbox.tsx';
import { useSignUp } from './use-sign-up.ts';

export default function EmailSignupPage() {
  const signUp = useSignUp();
  const { register, control, handleSubmit, formState } = useForm({
    resolver: zodResolver(signUpForm),
    mode: 'onTouched',
    defaultValues: { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' },
  });
  const { errors, isValid } = formState;
  const password = useWatch({ control, name: 'password' });

  return (
    <SignInFrame
      title="Create your account"
      lede="It is free, and your registry is ready in minutes."
      footer={
        <p>
          Already have an account?{' '}
          <TextLink href="/email-login" linkComponent={Link}>
            Login
          </TextLink>
        </p>
      }
    >
      <form
        noValidate
        onSubmit={(event) =>
          void handleSubmit(({ confirmPassword: _, ...body }) => signUp.mutate(body))(event)
        }
      >
        <Stack>
          <TextField
            label="First name"
            autoComplete="given-name"
            {...register('firstName')}
            error={errors.firstName?.message}
          />
          <TextField
            label="Last name"
            autoComplete="family-name"
            {...register('lastName')}
            error={errors.lastName?.message}
          />
          <TextField
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="email"
            {...register('email')}
            error={errors.email?.message}
          />
          <PasswordField
            label="Password"
            autoComplete="new-password"
            hint="8+ characters, upper/lowercase, numbers, symbols"
            {...register('password', { deps: ['confirmPassword'] })}
            error={errors.password?.message}
            meter={
              password ? <StrengthMeter score={passwordStrength(password).score} /> : undefined
            }
          />
          <PasswordField
            label="Confirm password"
            autoComplete="new-password"
            {...register('confirmPassword')}
            error={errors.confirmPassword?.message}
          />
          <TermsCheckbox
            control={register('termsAccepted')}
            error={errors.termsAccepted?.message}
          />
          <Button
            type="submit"
            variant="primary"
            size="lg"
            fullWidth
            disabled={!isValid}
            busy={signUp.isPending}
            busyLabel="Creating your account..."
          >
            Sign Up
          </Button>
        </Stack>
      </form>
    </SignInFrame>
  );
}
