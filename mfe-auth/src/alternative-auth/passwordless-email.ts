import { emailProblem } from '@gift-registry/bff-contract';
import { useNotify } from '@gift-registry/shell-contract';
import { useState } from 'react';

/** The address field of the passwordless forms; a bad format is told inline and in a toast. */
export function usePasswordlessEmail() {
  const notify = useNotify();
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string>();
  return {
    address,
    error,
    setError,
    change(typed: string) {
      setAddress(typed);
      setError(undefined);
    },
    /** The trimmed address, or undefined after saying what is wrong with it. */
    check(): string | undefined {
      const typed = address.trim();
      const problem = typed === '' ? 'Email is required' : emailProblem(typed);
      setError(problem);
      if (problem && typed !== '')
        notify({ type: 'error', title: 'Invalid Email', description: problem });
      return problem ? undefined : typed;
    },
  };
}
