import { dirname, join, relative } from 'node:path';
import { importRules, SampleImports } from './sample-imports.ts';

const severalFolders = new Set(['no-circular', 'no-folder-cycles']);
const ruleSet = importRules.filter(({ name = '' }) => !severalFolders.has(name));

const places = {
  program: 'bff/src/server.ts',
  test: 'bff/src/testing/test-app.ts',
  seeding: 'bff/src/seeding/seed-demo.service.ts',
  documents: 'bff/src/documents/html.ts',
  plugins: 'bff/src/plugins/csrf.ts',
  orders: 'bff/src/features/orders/index.ts',
  giving: 'bff/src/features/giving/index.ts',
  registries: 'bff/src/features/registries/index.ts',
  platform: 'bff/src/platform/outbox/outbox.ts',
} as const;

const { seeding, documents, plugins, orders, giving, registries, platform } = places;

const mayImport: readonly (readonly [from: string, to: readonly string[]])[] = [
  [places.program, Object.values(places)],
  [seeding, [seeding, orders, giving, registries, platform]],
  [documents, [documents, plugins, orders, giving, registries, platform]],
  [plugins, [plugins, orders, giving, registries, platform]],
  [orders, [orders, giving, registries, platform]],
  [giving, [giving, registries, platform]],
  [registries, [registries, platform]],
  [platform, [platform]],
];

const sample = new SampleImports();
afterAll(() => sample.remove());

async function forbiddenImports(): Promise<string[]> {
  const violations = await sample.violations(ruleSet);
  return [...new Set(violations.map(({ from, to }) => `${from} → ${to}`))].sort();
}

test('each part of the BFF imports itself and those below it, each feature those after it', async () => {
  const targets = Object.values(places);
  const expected: string[] = [];
  for (const target of targets) sample.write(target, 'export const target = true;\n');
  for (const [place, allowed] of mayImport)
    for (const [index, target] of targets.entries()) {
      const file = join(dirname(place), `import-${index}.ts`);
      sample.write(file, `export { target } from './${relative(dirname(file), target)}';\n`);
      if (!allowed.includes(target)) expected.push(`${file} → ${target}`);
    }
  expect(await forbiddenImports()).toEqual(expected.sort());
});

test('a feature is used by its index, and its routes by its plugin and the documents', async () => {
  const repository = 'bff/src/features/giving/claims.repository.ts';
  const routes = 'bff/src/features/giving/giving.routes.ts';
  for (const file of [repository, routes]) sample.write(file, 'export const target = true;\n');
  const pairs = [
    ['bff/src/features/orders/place.ts', repository],
    ['bff/src/features/orders/place.ts', routes],
    ['bff/src/documents/page.ts', repository],
  ] as const;
  for (const [from] of pairs) {
    const own = pairs.filter(([importer]) => importer === from);
    sample.import(from, ...own.map(([, to]) => to));
  }
  sample.import('bff/src/documents/plugin.ts', routes);
  const found = await forbiddenImports();
  expect(found).toEqual(expect.arrayContaining(pairs.map(([from, to]) => `${from} → ${to}`)));
  expect(found).not.toContain(`bff/src/documents/plugin.ts → ${routes}`);
});

test('the platform has no routes', async () => {
  const routes = 'bff/src/platform/outbox/outbox.routes.ts';
  sample.write(routes, `export { target } from './import-0.ts';\n`);
  expect(await forbiddenImports()).toContain(`${routes} → bff/src/platform/outbox/import-0.ts`);
});
