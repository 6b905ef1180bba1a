import { useToast } from '@gift-registry/shell-contract';
import type { FieldErrors } from 'react-hook-form';
import { emailToast, newPasswordToast } from '../../features/accounts/form/invalid-field-toasts.ts';

export function useSignUpValidationToast() {
  const showToast = useToast();
  return ({ email, password }: FieldErrors<{ email: string; password: string }>) => {
    if (email?.message) showToast(emailToast(email.message));
    else if (password?.message) showToast(newPasswordToast(password.message));
  };
}
