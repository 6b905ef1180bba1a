import { z } from 'zod';

/** A `when` condition for a zod rule: both passwords are filled in, even if other fields are invalid. */
export function bothTyped(first: string, second: string) {
  const both = z.object({ [first]: z.string().min(1), [second]: z.string().min(1) });
  return ({ value }: { value: unknown }) => both.safeParse(value).success;
}
