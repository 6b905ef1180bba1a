import { newPassword } from '@gift-registry/bff-contract';
import { z } from 'zod';

interface ChosenPassword {
  readonly password: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

export type JudgePassword = (chosen: ChosenPassword) => string | undefined;

const personal = z.string().catch('');
const chosenPassword = z.object({
  password: newPassword,
  email: personal,
  firstName: personal,
  lastName: personal,
});

/** Adds the judgement to the schema of a form with a `password`. It waits for a password that meets the other rules. */
export function refuseGuessable<Form extends z.ZodType>(form: Form, judge: JudgePassword) {
  const reasonOf = (values: unknown) => {
    const { data } = chosenPassword.safeParse(values);
    return data && judge(data);
  };
  return form.refine((values) => reasonOf(values) === undefined, {
    path: ['password'],
    error: ({ input }) => reasonOf(input),
    when: ({ value }) => reasonOf(value) !== undefined,
  });
}
