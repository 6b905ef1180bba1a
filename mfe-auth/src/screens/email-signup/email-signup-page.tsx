import { Checkbox } from '@gift-registry/design-system/checkbox';
import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import { PasswordField } from '@gift-registry/design-system/password-field';
import { TextField } from '@gift-registry/design-system/text-field';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link, useNavigation, useHistoryLayer, useToast } from '@gift-registry/shell-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm, useWatch, type UseFormRegisterReturn, type FieldErrors } from 'react-hook-form';
import { LockoutAlert } from '../../features/accounts/attempts/lockout-alert.tsx';
import { SubmitButton } from '../../features/accounts/attempts/submit-button.tsx';
import { useLockout } from '../../features/accounts/attempts/use-lockout.ts';
import { OfflineAlert } from '../../features/accounts/offline-alert.tsx';
import { AuthForm } from '../../features/accounts/auth-form.tsx';
import { FormProblem } from '../../features/accounts/form-problem.tsx';
import { GoogleButton } from '../../features/accounts/google-button.tsx';
import { NewPasswordField } from '../../features/accounts/new-password/new-password-field.tsx';
import { refuseGuessable } from '../../features/accounts/new-password/refuse-guessable.ts';
import { usePasswordJudgement } from '../../features/accounts/new-password/use-password-judgement.ts';
import { AuthLayout } from '../../features/accounts/auth-layout.tsx';
import { SignInTabs } from '../../features/accounts/sign-in-tabs.tsx';
import { emailDraft } from '../../features/accounts/email-draft.ts';
import { isSignUpField, signUpForm } from './sign-up-form.ts';
import { signUpLedeFor } from '../../features/accounts/sign-up-words.ts';
import { useSignUp } from './use-sign-up.ts';
import { LegalDialog } from './legal-dialog.tsx';
import { emailToast, newPasswordToast } from '../../features/accounts/invalid-field-toasts.ts';
import styles from './email-signup-page.module.css';

function useSignUpValidationToast() {
  const showToast = useToast();
  return ({ email, password }: FieldErrors<{ email: string; password: string }>) => {
    if (email?.message) showToast(emailToast(email.message));
    else if (password?.message) showToast(newPasswordToast(password.message));
  };
}

interface Props {
  readonly control: UseFormRegisterReturn;
  readonly error: string | undefined;
}

function TermsCheckbox({ control, error }: Props) {
  const layer = useHistoryLayer('legal');
  return (
    <>
      <Checkbox
        label={
          <>
            I agree to the{' '}
            <button type="button" className={styles.document} onClick={() => layer.show('terms')}>
              Terms of Service
            </button>{' '}
            and the{' '}
            <button type="button" className={styles.document} onClick={() => layer.show('privacy')}>
              Privacy Policy
            </button>
          </>
        }
        {...control}
        error={error}
      />
      {layer.open && (
        <DialogBoundary part="legal-text" layer={layer}>
          <LegalDialog layer={layer} />
        </DialogBoundary>
      )}
    </>
  );
}

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
