import { signUpBody } from '@gift-registry/bff-contract';
import { z } from 'zod';

/** The contract's sign-up with the second typing of the password, which never leaves the browser. */
export const signUpForm = signUpBody
  .extend({ confirmPassword: z.string() })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
    when: ({ value }) =>
      z.object({ password: z.string().min(1), confirmPassword: z.string().min(1) }).safeParse(value)
        .success,
  });
