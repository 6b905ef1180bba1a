import { z } from 'zod';
import { newPassword } from '@gift-registry/bff-contract';

/** A `when` condition for a zod rule: both passwords are filled in, even if other fields are invalid. */
export function bothTyped(first: string, second: string) {
  const both = z.object({ [first]: z.string().min(1), [second]: z.string().min(1) });
  return ({ value }: { value: unknown }) => both.safeParse(value).success;
}

const mismatch = "New password and confirmation don't match.";

export const newPasswordValues = z
  .object({ password: newPassword, confirmation: z.string().min(1, mismatch) })
  .refine((form) => form.password === form.confirmation, {
    path: ['confirmation'],
    message: mismatch,
    when: bothTyped('password', 'confirmation'),
  });
