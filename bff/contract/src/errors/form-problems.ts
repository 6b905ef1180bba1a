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

type KeptErrors = Readonly<
  Partial<Record<string, { readonly type?: unknown; readonly message?: unknown } | undefined>>
>;

/** The problems as a form library keeps them by field. The problem of the form has the name ''. */
export function errorsByField<Field extends string>({
  fields,
  form,
}: FormProblems<Field>): Partial<Record<Field | '', { type: 'custom'; message: string }>> {
  const errors: ReturnType<typeof errorsByField<Field>> = {};
  for (const field in fields) {
    const message = fields[field];
    if (message !== undefined) errors[field] = { type: 'custom', message };
  }
  if (form !== undefined) errors[''] = { type: 'custom', message: form };
  return errors;
}

/** The first problem that no field shows, of the errors that a form library keeps by field, '' for a problem without a path. */
export function unshownProblem(errors: KeptErrors, shown: readonly string[]): string | undefined {
  const issues = Object.entries(errors).map(([name, error]) => ({
    path: [name],
    code: error?.type === 'custom' ? 'custom' : undefined,
    message: typeof error?.message === 'string' ? error.message : errorMessages.notSent,
  }));
  return formProblems({ issues }, shown).form;
}

/** Sorts what the server refused as `formProblems` does. Its messages are for people. */
export const refusalProblems = <Field extends string>(
  error: { readonly message: string; readonly field?: string | undefined } | null,
  shown: readonly Field[],
): FormProblems<Field> =>
  formProblems(
    error
      ? {
          issues: [{ path: error.field?.split('.') ?? [], code: 'custom', message: error.message }],
        }
      : undefined,
    shown,
  );
