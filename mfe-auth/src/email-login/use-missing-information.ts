import { useNotify } from '@gift-registry/shell-contract';
import type { FieldErrors } from 'react-hook-form';

interface Credentials {
  email: string;
  password: string;
}

/** Says why an Enter in an incomplete form does nothing. */
export function useMissingInformation() {
  const notify = useNotify();
  return ({ email, password }: FieldErrors<Credentials>) => {
    const bothEmpty = email?.message === 'Email address is required' && password;
    if (bothEmpty)
      notify({
        type: 'error',
        title: 'Missing Information',
        description: 'Please enter both email and password',
      });
    else if (email?.message === 'Email address is required')
      notify({
        type: 'error',
        title: 'Email Required',
        description: 'Please enter your email address',
      });
    else if (email?.message)
      notify({ type: 'error', title: 'Invalid Email', description: email.message });
    else if (password)
      notify({
        type: 'error',
        title: 'Password Required',
        description: 'Please enter your password',
      });
  };
}
