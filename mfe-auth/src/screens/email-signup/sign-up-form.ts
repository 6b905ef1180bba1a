import { signUpBody } from '@gift-registry/bff-contract';
import { z } from 'zod';
import { bothTyped } from '../../features/accounts/new-password/new-password-values.ts';

export const signUpForm = signUpBody
  .extend({ confirmPassword: z.string().min(1, 'Please type your password again') })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
    when: bothTyped('password', 'confirmPassword'),
  });

export const isSignUpField = (
  field: string | undefined,
): field is Extract<keyof z.input<typeof signUpBody>, string> =>
  field !== undefined && field in signUpBody.shape;
