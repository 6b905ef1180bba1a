import * as contract from '@gift-registry/bff-contract';
import type { FormRouteShape, RouteShape } from '@gift-registry/bff-contract';
import swagger from '@fastify/swagger';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { routeSchema } from './route.ts';

const isRoute = (value: unknown): value is RouteShape =>
  typeof value === 'object' && value !== null && 'method' in value && 'responses' in value;

export const contractRoutes: readonly RouteShape[] = Object.values(contract)
  .flatMap((value: unknown) => (isRoute(value) ? [value] : []))
  .sort((a, b) => `${a.path} ${a.method}`.localeCompare(`${b.path} ${b.method}`, 'en'));

const isForm = (value: unknown): value is FormRouteShape =>
  typeof value === 'object' && value !== null && 'method' in value && 'fields' in value;

export const contractForms: readonly FormRouteShape[] = Object.values(contract)
  .flatMap((value: unknown) => (isForm(value) ? [value] : []))
  .sort((a, b) => a.path.localeCompare(b.path, 'en'));

const introduction = `The HTTP API that the browser code uses, generated from the contract.

Mutations need the \`x-csrf-token\` that \`GET /api/session\` gives, and come from the site itself.`;

const schemaName = /"#\/components\/schemas\/([^"]+)"/g;

/** The generator emits each named schema as input and as output, and one of the two is often unused. */
function withoutUnusedSchemas(document: ReturnType<FastifyInstance['swagger']>): object {
  if (typeof document === 'string' || !('components' in document)) return { document };
  const all = document.components?.schemas ?? {};
  const used = new Set<string>();
  const use = (value: unknown): void => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(schemaName)) {
      if (used.has(name)) continue;
      used.add(name);
      use(all[name]);
    }
  };
  use(document.paths);
  const schemas = Object.fromEntries(Object.entries(all).filter(([name]) => used.has(name)));
  return { ...document, components: { schemas } };
}

export async function openapiDocument(): Promise<object> {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Gift registry API', description: introduction, version: '1' },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  for (const contract of contractRoutes)
    app.route({
      method: contract.method,
      url: contract.path,
      exposeHeadRoute: false,
      schema: {
        ...routeSchema(contract),
        tags: [contract.path.split('/')[2] ?? ''],
        description: `Access: ${contract.access}`,
      },
      handler: async () => undefined,
    });
  await app.ready();
  return withoutUnusedSchemas(app.swagger());
}
