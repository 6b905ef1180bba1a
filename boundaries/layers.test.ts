import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { cruise } from 'dependency-cruiser';
import configuration from '../.dependency-cruiser.mjs';

const { forbidden = [], options } = configuration;
const severalFolders = new Set(['no-circular', 'no-folder-cycles']);
const ruleSet = { forbidden: forbidden.filter(({ name = '' }) => !severalFolders.has(name)) };

const places = {
  program: 'bff/src/server.ts',
  test: 'bff/src/testing/test-app.ts',
  seeding: 'bff/src/seeding/seed-demo.service.ts',
  http: 'bff/src/http/plugins/csrf.ts',
  area: 'bff/src/areas/items/items.service.ts',
  otherArea: 'bff/src/areas/claims/claim.service.ts',
  subject: 'bff/src/subjects/surprise/refuse-hosts.ts',
  platform: 'bff/src/platform/outbox/outbox.ts',
} as const;

const mayImport: readonly (readonly [from: string, to: readonly string[]])[] = [
  [places.program, Object.values(places)],
  [
    places.seeding,
    [places.seeding, places.area, places.otherArea, places.subject, places.platform],
  ],
  [places.http, [places.http, places.area, places.otherArea, places.subject, places.platform]],
  [places.area, [places.area, places.subject, places.platform]],
  [places.otherArea, [places.otherArea, places.subject, places.platform]],
  [places.subject, [places.subject, places.platform]],
  [places.platform, [places.platform]],
];

const folder = mkdtempSync(join(tmpdir(), 'gift-registry-layers-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

async function forbiddenImports(): Promise<string[]> {
  const { output } = await cruise(['.'], {
    ...options,
    exclude: { path: 'node_modules' },
    baseDir: folder,
    ruleSet,
    validate: true,
  });
  if (typeof output === 'string') throw new Error('The cruise printed text instead of a result.');
  const imports = output.summary.violations.map(({ from, to }) => `${from} → ${to}`);
  return [...new Set(imports)].sort();
}

test('each layer of the BFF imports itself and the layers below it', async () => {
  const targets = Object.values(places);
  const expected: string[] = [];
  for (const target of targets) write(target, 'export const target = true;\n');
  for (const [place, allowed] of mayImport)
    for (const [index, target] of targets.entries()) {
      const file = join(dirname(place), `import-${index}.ts`);
      write(file, `export { target } from './${relative(dirname(file), target)}';\n`);
      if (!allowed.includes(target)) expected.push(`${file} → ${target}`);
    }
  expect(await forbiddenImports()).toEqual(expected.sort());
});

test.each(['subjects/surprise', 'platform/outbox'])('%s has no routes', async (place) => {
  const routes = `bff/src/${place}/surprise.routes.ts`;
  write(routes, `export { target } from './import-0.ts';\n`);
  expect(await forbiddenImports()).toContain(`${routes} → bff/src/${place}/import-0.ts`);
});
