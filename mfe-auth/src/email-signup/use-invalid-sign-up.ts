import { useNotify } from '@gift-registry/shell-contract';
import type { FieldErrors } from 'react-hook-form';
import { emailNotice, newPasswordNotice } from '../form/invalid-notices.ts';

/** Says why an Enter in an invalid form does nothing: the address first, then the password. */
export function useInvalidSignUp() {
  const notify = useNotify();
  return ({ email, password }: FieldErrors<{ email: string; password: string }>) => {
    if (email?.message) notify(emailNotice(email.message));
    else if (password?.message) notify(newPasswordNotice(password.message));
  };
}
