import { z } from 'zod';

/** For a rule's `when`: both passwords are there to be compared, whatever else the form still lacks. */
export function bothTyped(first: string, second: string) {
  const both = z.object({ [first]: z.string().min(1), [second]: z.string().min(1) });
  return ({ value }: { value: unknown }) => both.safeParse(value).success;
}
