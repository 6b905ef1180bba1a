import { PasswordField } from '@gift-registry/design-system/password-field';
import { TextField } from '@gift-registry/design-system/text-field';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link, useNavigation } from '@gift-registry/shell-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { LockoutAlert } from '../../features/accounts/attempts/lockout-alert.tsx';
import { SubmitButton } from '../../features/accounts/attempts/submit-button.tsx';
import { useLockout } from '../../features/accounts/attempts/use-lockout.ts';
import { OfflineAlert } from '../../features/accounts/call/offline-alert.tsx';
import { AuthForm } from '../../features/accounts/form/auth-form.tsx';
import { FormProblem } from '../../features/accounts/form/form-problem.tsx';
import { GoogleButton } from '../../features/accounts/google/google-button.tsx';
import { NewPasswordField } from '../../features/accounts/new-password/new-password-field.tsx';
import { refuseGuessable } from '../../features/accounts/new-password/refuse-guessable.ts';
import { usePasswordJudgement } from '../../features/accounts/new-password/use-password-judgement.ts';
import { AuthLayout } from '../../features/accounts/auth-layout/auth-layout.tsx';
import { SignInTabs } from '../../features/accounts/auth-layout/sign-in-tabs.tsx';
import { emailDraft } from '../../features/accounts/email-draft/email-draft.ts';
import styles from './email-signup-page.module.css';
import { isSignUpField, signUpForm } from './sign-up-form.ts';
import { signUpLedeFor } from '../../features/accounts/sign-up/sign-up-words.ts';
import { TermsCheckbox } from './terms-checkbox.tsx';
import { useSignUpValidationToast } from './use-sign-up-validation-toast.ts';
import { useSignUp } from './use-sign-up.ts';

const shownFields = [
  'firstName',
  'lastName',
  'email',
  'password',
  'confirmPassword',
  'termsAccepted',
];

export default function EmailSignupPage() {
  const { location } = useNavigation();
  const lockout = useLockout('signup');
  const showValidationToast = useSignUpValidationToast();
  const { judge, loaded, load } = usePasswordJudgement();
  const { register, control, handleSubmit, setError, trigger, formState } = useForm({
    resolver: zodResolver(refuseGuessable(signUpForm, judge)),
    mode: 'onTouched',
    defaultValues: {
      firstName: '',
      lastName: '',
      email: emailDraft.read(),
      password: '',
      confirmPassword: '',
    },
  });
  const { errors, isValid, touchedFields } = formState;
  // A password made of the person's data is easy to guess.
  const personDeps = touchedFields.password ? ('password' as const) : [];
  const [password, email, firstName, lastName] = useWatch({
    control,
    name: ['password', 'email', 'firstName', 'lastName'],
  });
  const guessable = judge({ password, email, firstName, lastName });
  useEffect(() => {
    if (loaded && touchedFields.password) void trigger('password');
  }, [loaded, touchedFields.password, trigger]);
  const signUp = useSignUp({
    lockout,
    onRejected({ field, message }) {
      if (isSignUpField(field)) setError(field, { message }, { shouldFocus: true });
    },
  });
  const submit = handleSubmit(
    ({ confirmPassword: _, ...body }) => lockout.blockSubmit() || signUp.send(body),
    showValidationToast,
  );

  return (
    <AuthLayout
      title="Create your account"
      lede={signUpLedeFor(location.search)}
      footer={
        <p>
          Already have an account?{' '}
          <TextLink href={`/email-login${location.search}`} linkComponent={Link}>
            Login
          </TextLink>
        </p>
      }
    >
      <SignInTabs value="signup" />
      <AuthForm onSubmit={submit}>
        <LockoutAlert lockout={lockout} />
        <OfflineAlert call={signUp} />
        <div className={styles.names}>
          <TextField
            label="First name"
            autoComplete="given-name"
            {...register('firstName', { deps: personDeps })}
            error={errors.firstName?.message}
          />
          <TextField
            label="Last name"
            autoComplete="family-name"
            {...register('lastName', { deps: personDeps })}
            error={errors.lastName?.message}
          />
        </div>
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="username"
          {...register('email', { onChange: emailDraft.saveInput, deps: personDeps })}
          error={errors.email?.message}
        />
        <NewPasswordField
          label="Password"
          control={register('password', {
            onChange: load,
            deps: touchedFields.confirmPassword ? ['confirmPassword'] : [],
          })}
          password={password}
          guessable={guessable}
          error={errors.password?.message}
          onFocus={load}
        />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          {...register('confirmPassword')}
          error={errors.confirmPassword?.message}
        />
        <TermsCheckbox control={register('termsAccepted')} error={errors.termsAccepted?.message} />
        <FormProblem errors={errors} shown={shownFields} />
        <SubmitButton
          lockout={lockout}
          ready={isValid}
          busy={signUp.isPending}
          busyLabel="Creating your account..."
        >
          Sign Up
        </SubmitButton>
      </AuthForm>
      <GoogleButton />
    </AuthLayout>
  );
}
