import { z } from 'zod';
import { contractRoutes, openapiDocument } from './openapi-document.ts';

const document = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});

test('the OpenAPI document has each route of the contract, and no other', async () => {
  const { paths } = document.parse(await openapiDocument());
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const routes = contractRoutes.map(
    ({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`,
  );
  expect(documented.sort()).toStrictEqual(routes.sort());
});

test('the OpenAPI document has each schema that it names', async () => {
  const openapi = await openapiDocument();
  const named = JSON.stringify(openapi).matchAll(/"#\/components\/schemas\/([^"]+)"/g);
  const { schemas } = document.parse(openapi).components;
  const missing = Array.from(named, ([, name = '']) => name).filter((name) => !(name in schemas));
  expect(missing).toStrictEqual([]);
});
