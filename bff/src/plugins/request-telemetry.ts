import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { eventsPath } from '@gift-registry/bff-contract';
import type { OpenSpan, Telemetry } from '@gift-registry/workers-contract';
import { toAppError } from '../platform/errors/to-app-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    openSpan: OpenSpan | null;
    refusalCode: string | null;
  }
}

const givingActions: Readonly<Record<string, string>> = {
  ...{ claimItem: 'claim', purchaseForm: 'claim' },
  ...{ contributeToItem: 'contribution', contributeForm: 'contribution' },
  placeOrder: 'order',
};

const NO_ROUTE = 'none';

/** The template, never the address, which may carry a share code or an order's number. */
const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? NO_ROUTE;

function traceparentOf({ headers }: FastifyRequest): string | null {
  const { traceparent } = headers;
  return typeof traceparent === 'string' ? traceparent : null;
}

/** Measures and traces each request. Streams are counted while they are open. */
export const requestTelemetry = (telemetry: Telemetry, streams: { open: number }) =>
  fp(async (app) => {
    app.decorateRequest('openSpan', null);
    app.decorateRequest('refusalCode', null);

    app.addHook('onRequest', (request, reply, done) => {
      if (routeOf(request) === eventsPath) {
        streams.open += 1;
        reply.raw.once('close', () => (streams.open -= 1));
        return done();
      }
      const parent = traceparentOf(request);
      request.openSpan = telemetry.open({
        name: `${request.method} ${routeOf(request)}`,
        kind: 'server',
        ...(parent ? { parent } : {}),
        attributes: { 'http.request.method': request.method, 'http.route': routeOf(request) },
      });
      request.openSpan.within(done);
    });

    // A body arrives in events of its socket, which know nothing of the hooks before it.
    app.addHook('preValidation', (request, _reply, done) => {
      if (request.openSpan) request.openSpan.within(done);
      else done();
    });

    app.addHook('onError', async (request, _reply, error) => {
      request.refusalCode = toAppError(error).code;
    });

    app.addHook('onResponse', async (request, reply) => record(telemetry, request, reply));
  });

function record(telemetry: Telemetry, request: FastifyRequest, reply: FastifyReply): void {
  const { method, openSpan, refusalCode } = request;
  const route = routeOf(request);
  const { statusCode } = reply;
  openSpan?.end({ 'http.response.status_code': statusCode }, statusCode >= 500);
  telemetry.count('gifts_http_requests_total', { method, route, status: String(statusCode) });
  if (openSpan)
    telemetry.time('gifts_http_request_seconds', reply.elapsedTime / 1_000, { method, route });
  if (refusalCode) telemetry.count('gifts_refusals_total', { code: refusalCode });
  const action = givingActions[request.routeOptions.config.routeId ?? ''];
  if (action) {
    const outcome = refusalCode ?? (statusCode < 400 ? 'done' : 'refused');
    telemetry.count('gifts_giving_total', { action, outcome });
  }
}
