import bffContract from '@gift-registry/bff-contract/package.json' with { type: 'json' };
import type { RouteShape } from '@gift-registry/bff-contract';
import { z } from 'zod';
import { openapiDocument } from '../../http/openapi/openapi-document.ts';
import { contractRoutes } from '../../platform/routing/contract-routes.ts';
import type { AccessRow } from '../access/access-rows.ts';
import { createFixtures } from '../access/fixtures.ts';
import { routeCaseOf } from '../access/route-cases.ts';
import { sendRequest } from '../access/send-request.ts';
import { createTestUsers, userKinds, type UserKind } from '../access/test-users.ts';
import type { TestApp } from '../test-app.ts';
import {
  ofTheMoment,
  plainJson,
  recordedRequest,
  type Exchange,
  type Json,
  type Recording,
} from './exchange.ts';
import { hideMoments } from './moments.ts';

const MAX_ELEMENTS = 2;

const schema = z.record(z.string(), z.json());
const content = z.object({ 'application/json': z.object({ schema }).optional() });
const document = z.object({
  components: z.object({ schemas: schema }),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        responses: z.record(z.string(), z.object({ content: content.optional() })),
      }),
    ),
  ),
});

const senderOf = (access: AccessRow): UserKind =>
  (['owner', ...userKinds] as const).find((kind) => access[kind] < 400) ?? 'nobody';

/** Ids, dates, tokens and addresses differ in each recording, and tell nothing. */
const isOfTheMoment = (text: string): boolean => /^\S{20,}$|^\d{4}-\d\d-\d\d/.test(text);

function shortened(value: Json): Json {
  if (typeof value === 'string') return isOfTheMoment(value) ? ofTheMoment : value;
  if (Array.isArray(value)) return value.slice(0, MAX_ELEMENTS).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)]));
}

async function jsonOf(response: Response): Promise<Json | undefined> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return isJson ? z.json().parse(await response.json()) : undefined;
}

export async function recordExchanges(app: TestApp): Promise<Recording> {
  const users = await createTestUsers(app);
  const { components, paths } = document.parse(await openapiDocument());
  const operations = new Map(
    Object.values(paths).flatMap((methods) =>
      Object.values(methods).map((operation) => [operation.operationId, operation] as const),
    ),
  );

  function schemaOf(id: string, status: number) {
    const responses = operations.get(id)?.responses ?? {};
    const response = responses[status] ?? responses[`${Math.floor(status / 100)}XX`];
    return response?.content?.['application/json']?.schema;
  }

  async function record(route: RouteShape): Promise<Exchange> {
    const { access, request } = routeCaseOf(route.id);
    const sender = senderOf(access);
    const one = await request(createFixtures(app, users));
    const response = await sendRequest(await users.browserFor(sender, route.id), route, one);
    const reply = await jsonOf(response);
    const other = await request(createFixtures(app, users));
    const recorded = schemaOf(route.id, response.status);
    const { method, path } = route;
    return {
      ...{ method, path, sender, status: response.status },
      request: recordedRequest.parse(hideMoments(plainJson(one), plainJson(other))),
      ...(reply === undefined ? {} : { reply: shortened(reply) }),
      ...(reply === undefined || recorded === undefined ? {} : { schema: recorded }),
    };
  }

  const exchanges: Record<string, Exchange> = {};
  for (const route of contractRoutes) exchanges[route.id] = await record(route);
  return { version: bffContract.version, schemas: components.schemas, exchanges };
}
