import { errorMessages } from './error-messages.ts';

interface Refusal {
  readonly issues: readonly {
    readonly code?: string | undefined;
    readonly path: readonly PropertyKey[];
    readonly message: string;
  }[];
}

export interface FormProblems<Field extends string> {
  /** The first problem of each field that the form shows. */
  readonly fields: Partial<Record<Field, string>>;
  /** The first problem that no field shows. It stands above the button of the form. */
  readonly form: string | undefined;
}

/** Sorts what a schema refused by the fields that the form shows, so that no problem stays unseen. */
export function formProblems<Field extends string>(
  error: Refusal | undefined,
  shown: readonly Field[],
): FormProblems<Field> {
  const fields: Partial<Record<Field, string>> = {};
  let form: string | undefined;
  for (const { path, message, code } of error?.issues ?? []) {
    const field = shown.find((name) => name === path[0]);
    if (field) fields[field] ??= message;
    // Zod's own messages are for programmers.
    else form ??= code === 'custom' ? message : errorMessages.notSent;
  }
  return { fields, form };
}
