import type { FastifyError } from 'fastify';
import type { z } from 'zod';
import { errorMessages, type FormRouteShape } from '@gift-registry/bff-contract';
import { AppError } from '../../platform/errors/app-error.ts';
import { toAppError } from '../../platform/errors/to-app-error.ts';

export interface FormFailure {
  readonly status: number;
  readonly errors: Readonly<Record<string, string>>;
  readonly failure?: string;
  readonly headers: Readonly<Record<string, string>>;
}

export class InvalidFieldsError extends Error {
  override readonly name = 'InvalidFieldsError';
  readonly issues: readonly z.core.$ZodIssue[];
  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('The form is invalid.');
    this.issues = issues;
  }
}

function invalidFields(issues: readonly z.core.$ZodIssue[]): FormFailure {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) {
    const field = String(path[0] ?? '');
    if (field !== '') errors[field] ??= message;
  }
  const failure = Object.keys(errors).length === 0 ? { failure: errorMessages.invalidInput } : {};
  return { status: 422, errors, ...failure, headers: {} };
}

export function formFailureOf(
  { fields }: Pick<FormRouteShape, 'fields'>,
  error: FastifyError | Error,
): FormFailure {
  if (error instanceof InvalidFieldsError) return invalidFields(error.issues);
  const { status, field, message, headers } = toAppError(error);
  if (field !== undefined && field in fields.shape)
    return { status, errors: { [field]: message }, headers };
  return { status, errors: {}, failure: message, headers };
}

/** A stale form: nothing was recorded, and the form gets a new key. */
export const staleKey = () => new AppError('bad-request', 'Please reload the page and try again.');
