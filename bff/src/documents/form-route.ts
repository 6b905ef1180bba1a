import { randomUUID } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { errorMessages, hiddenFields, type FormRouteShape } from '@gift-registry/bff-contract';
import { AppError } from '../platform/errors/app-error.ts';
import { toAppError } from '../platform/errors/to-app-error.ts';
import { paramsOf } from '../platform/routing/request-context.ts';
import { accessCheck } from '../platform/routing/route.ts';
import type { RenderPage } from './documents.ts';
import { failurePage } from './failure-page.ts';

export interface FormContext<R extends FormRouteShape> {
  readonly params: z.output<R['params']>;
  readonly fields: z.output<R['fields']>;
  readonly idempotencyKey: () => string;
  readonly guestId: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Returns the address that a browser is sent to. */
export type FormHandler<R extends FormRouteShape> = (context: FormContext<R>) => Promise<string>;

/** Twice the longest message in percent-encoding, with all other fields. */
const MAX_BYTES = 16 * 1024;
const uuid = z.uuid();
const hidden: readonly string[] = Object.values(hiddenFields);

export class InvalidFieldsError extends Error {
  override readonly name = 'InvalidFieldsError';
  readonly issues: readonly z.core.$ZodIssue[];
  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('The form is invalid.');
    this.issues = issues;
  }
}

interface FormFailure {
  readonly status: number;
  readonly errors: Readonly<Record<string, string>>;
  readonly failure?: string;
}

export const yourGifts = (
  { shareAddress }: FastifyRequest,
  result: Readonly<Record<string, string>> = {},
): string => {
  const query = new URLSearchParams(result);
  return `/r/${encodeURIComponent(shareAddress)}/mine${query.size > 0 ? `?${query}` : ''}`;
};

const fieldsOf = (body: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body ?? {}).filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    ),
  );

const typedFieldsOf = (body: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(fieldsOf(body)).filter(([name]) => !hidden.includes(name)));

const keyOf = ({ body }: FastifyRequest): string | undefined =>
  uuid.safeParse(fieldsOf(body)[hiddenFields.idempotencyKey]).data;

function failureOf({ fields }: FormRouteShape, error: FastifyError | Error): FormFailure {
  if (!(error instanceof InvalidFieldsError)) {
    const { status, field, message } = toAppError(error);
    return field !== undefined && field in fields.shape
      ? { status, errors: { [field]: message } }
      : { status, errors: {}, failure: message };
  }
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) {
    const field = String(path[0] ?? '');
    if (field !== '') errors[field] ??= message;
  }
  const isNamed = Object.keys(errors).length > 0;
  return { status: 422, errors, ...(!isNamed && { failure: errorMessages.invalidInput }) };
}

function contextOf<R extends FormRouteShape>(
  form: R,
  request: FastifyRequest,
  reply: FastifyReply,
): FormContext<R> {
  const fields = form.fields.safeParse(typedFieldsOf(request.body));
  if (!fields.success) throw new InvalidFieldsError(fields.error.issues);
  const context: unknown = {
    ...{ params: paramsOf(request), fields: fields.data, guestId: request.guestId, request, reply },
    idempotencyKey() {
      const key = keyOf(request);
      // A stale form: nothing was recorded, and the form gets a new key.
      if (!key) throw new AppError('bad-request', 'Please reload the page and try again.');
      return key;
    },
  };
  // The schemas guarantee this shape; TypeScript can't derive it for a generic form.
  return context as FormContext<R>;
}

/** Registers forms that browsers post to the addresses of their pages. */
export function createForms(app: FastifyInstance, renderPage: RenderPage) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_BYTES },
    async (_request: unknown, text: string) => Object.fromEntries(new URLSearchParams(text)),
  );

  async function sendFailure(
    form: FormRouteShape,
    error: FastifyError | Error,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { status, ...messages } = failureOf(form, error);
    if (status >= 500) request.log.error({ err: error }, 'form failed');
    else request.log.info({ err: error }, 'form rejected');
    if (!(error instanceof InvalidFieldsError)) reply.headers(toAppError(error).headers);
    reply.header('cache-control', 'no-store');
    const filled = {
      // Nothing was recorded for invalid fields.
      idempotencyKey: (status === 422 ? undefined : keyOf(request)) ?? randomUUID(),
      values: typedFieldsOf(request.body),
      ...messages,
    };
    const unrendered = failurePage({
      ...filled,
      formId: form.id,
      action: request.url,
      csrfToken: reply.generateCsrf({ userInfo: request.csrfSubject }),
      back: request.shareAddress === '' ? request.url : yourGifts(request),
    });
    try {
      return await renderPage(request, reply, { status, form: filled, unrendered });
    } catch (err) {
      request.log.error({ err }, 'the page of a form failed');
      return reply.code(status).type('text/html; charset=utf-8').send(unrendered);
    }
  }

  return function addForm<const R extends FormRouteShape>(form: R, handler: FormHandler<R>): void {
    app.route({
      method: form.method,
      url: form.path,
      config: { access: form.access, routeId: form.id, isForm: true },
      schema: { params: form.params },
      onRequest: accessCheck(form.access),
      errorHandler: (error, request, reply) => void sendFailure(form, error, request, reply),
      handler: async (request, reply) => {
        const address = await handler(contextOf(form, request, reply));
        return reply.header('cache-control', 'no-store').redirect(address, 303);
      },
    });
  };
}
