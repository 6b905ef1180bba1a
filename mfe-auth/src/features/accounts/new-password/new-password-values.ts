import { newPassword } from '@gift-registry/bff-contract';
import { z } from 'zod';
import { bothTyped } from './both-typed.ts';

const mismatch = "New password and confirmation don't match.";

export const newPasswordValues = z
  .object({ password: newPassword, confirmation: z.string().min(1, mismatch) })
  .refine((form) => form.password === form.confirmation, {
    path: ['confirmation'],
    message: mismatch,
    when: bothTyped('password', 'confirmation'),
  });
