import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance } from 'fastify';
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { contractRoutes } from '../../platform/routing/contract-routes.ts';
import { routeSchema } from '../../platform/routing/route-schema.ts';

const introduction = `The HTTP API that the browser code uses, generated from the contract.

Mutations need the \`x-csrf-token\` that \`GET /api/session\` gives, and come from the site itself.`;

/** The generator emits each named schema as input and as output; one of the two is often unused. */
function withoutUnusedSchemas(document: ReturnType<FastifyInstance['swagger']>): object {
  if (typeof document === 'string' || !('components' in document)) return { document };
  const text = JSON.stringify(document);
  const schemas = Object.fromEntries(
    Object.entries(document.components?.schemas ?? {}).filter(([name]) =>
      text.includes(`"#/components/schemas/${name}"`),
    ),
  );
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
