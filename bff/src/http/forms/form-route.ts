import { randomUUID } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  hiddenFields,
  urlOf,
  type FormRouteShape,
  type GiftFormResult,
  type PaymentFormResult,
} from '@gift-registry/bff-contract';
import type { RenderPage } from '../document/documents.ts';
import { paramsOf } from '../../platform/routing/request-context.ts';
import { accessCheck } from '../../platform/routing/access.ts';
import { fieldsOf, typedFieldsOf } from './form-body.ts';
import { formFailureOf, InvalidFieldsError, staleKey } from './form-errors.ts';
import { failurePage } from './failure-page.ts';

export interface FormContext<R extends FormRouteShape> {
  readonly params: z.output<R['params']>;
  readonly fields: z.output<R['fields']>;
  readonly idempotencyKey: () => string;
  readonly guestId: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export type FormResult =
  | {
      readonly done: GiftFormResult | PaymentFormResult;
      readonly giftId?: string;
    }
  | { readonly showAt: string };

export type FormHandler<R extends FormRouteShape> = (
  context: FormContext<R>,
) => Promise<FormResult | undefined>;

const uuid = z.uuid();
const yourGifts = ({ shareAddress }: FastifyRequest): string =>
  `/r/${encodeURIComponent(shareAddress)}/mine`;

function locationOf(result: FormResult | undefined, request: FastifyRequest): string {
  if (result === undefined) return yourGifts(request);
  if ('showAt' in result) return result.showAt;
  const { done, giftId } = result;
  const query = new URLSearchParams({ done, ...(giftId === undefined ? {} : { gift: giftId }) });
  return `${yourGifts(request)}?${query}`;
}

function contextOf<R extends FormRouteShape>(
  form: R,
  request: FastifyRequest,
  reply: FastifyReply,
): FormContext<R> {
  const fields = form.fields.safeParse(typedFieldsOf(request.body));
  if (!fields.success) throw new InvalidFieldsError(fields.error.issues);
  const context: unknown = {
    params: paramsOf(request),
    fields: fields.data,
    guestId: request.guestId,
    request,
    reply,
    idempotencyKey() {
      const key = uuid.safeParse(fieldsOf(request.body)[hiddenFields.idempotencyKey]);
      if (!key.success) throw staleKey();
      return key.data;
    },
  };
  // The schemas guarantee this shape; TypeScript can't derive it for a generic form.
  return context as FormContext<R>;
}

function nextKey(request: FastifyRequest, status: number): string {
  const key = uuid.safeParse(fieldsOf(request.body)[hiddenFields.idempotencyKey]);
  return key.success && status !== 422 ? key.data : randomUUID();
}

export function formRoute<const R extends FormRouteShape>(
  app: FastifyInstance,
  renderPage: RenderPage,
  form: R,
  handler: FormHandler<R>,
): void {
  async function sendFailure(
    error: FastifyError | Error,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { status, headers, ...messages } = formFailureOf(form, error);
    if (status >= 500) request.log.error({ err: error }, 'form failed');
    else request.log.info({ err: error }, 'form rejected');
    reply.headers({ ...headers, 'cache-control': 'no-store' });
    const params = {
      ...z.record(z.string(), z.string()).parse(request.params),
      shareCode: request.shareAddress,
    };
    const values = typedFieldsOf(request.body);
    const query = Object.fromEntries((form.pageQuery ?? []).map((name) => [name, values[name]]));
    const path = urlOf(form.page, { params, query });
    const idempotencyKey = nextKey(request, status);
    const filled = { idempotencyKey, values, ...messages };
    const unrendered = failurePage({
      ...filled,
      formId: form.id,
      action: request.url,
      csrfToken: reply.generateCsrf({ userInfo: request.csrfSubject }),
      back: request.shareAddress === '' ? path : yourGifts(request),
    });
    try {
      return await renderPage(request, reply, { status, path, form: filled, unrendered });
    } catch (err) {
      request.log.error({ err }, 'the page of a form failed');
      return reply.code(status).type('text/html; charset=utf-8').send(unrendered);
    }
  }

  app.route({
    method: form.method,
    url: form.path,
    config: { access: form.access, routeId: form.id, isForm: true },
    schema: { params: form.params },
    onRequest: accessCheck(form.access),
    errorHandler: (error, request, reply) => void sendFailure(error, request, reply),
    handler: async (request, reply) => {
      const result = await handler(contextOf(form, request, reply));
      return reply.header('cache-control', 'no-store').redirect(locationOf(result, request), 303);
    },
  });
}
