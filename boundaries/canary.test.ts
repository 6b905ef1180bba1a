import { SampleWorkspace } from './sample-workspace.ts';

const boundaryRules = ['nx(enforce-module-boundaries)', 'eslint(no-restricted-imports)'];

const workspace = new SampleWorkspace();

afterAll(() => workspace.remove());

const violations: readonly [file: string, imported: string][] = [
  ['mfe-guest/src/api.ts', '@gift-registry/mfe-host'],
  ['mfe-guest/src/api.ts', '@gift-registry/mfe-host/src/api.ts'],
  ['mfe-guest/src/api.ts', '@gift-registry/bff'],
  ['scripts/start/main.ts', '@gift-registry/bff/src/server.ts'],
  ['mfe-guest/src/api.ts', '@gift-registry/workers-contract'],
  ['mfe-guest/src/api.ts', '../../mfe-host/src/api.ts'],
  ['mfe-guest/src/api.ts', '../../shell/contract/src/session.ts'],
  ['mfe-guest/src/api.ts', 'react-router'],
  ['mfe-guest/src/api.ts', 'pg'],
  ['mfe-guest/src/api.ts', 'kysely'],
  ['mfe-guest/src/api.ts', '@fastify/cookie'],
  ['mfe-guest/src/api.ts', 'playwright-core'],
  ['mfe-guest/src/api.ts', 'sharp'],
  ['mfe-guest/src/api.ts', 'nodemailer'],
  ['mfe-guest/src/api.ts', 'jose'],
  ['mfe-guest/src/api.ts', 'pino'],
  ['mfe-guest/src/api.ts', 'node:fs'],
  ['mfe-guest/src/api.ts', '@base-ui/react/dialog'],
  ['mfe-guest/src/api.ts', '@testing-library/react'],
  // Installed for others, and declared by neither the remote nor the workspace.
  ['mfe-admin/src/api.ts', 'react-hook-form'],
  ['shell/src/query-client.ts', '@gift-registry/mfe-public'],
  ['shell/src/query-client.ts', 'bullmq'],
  ['design-system/src/class-names.ts', '@gift-registry/bff-contract'],
  ['design-system/src/class-names.ts', 'pixelmatch'],
  ['bff/src/server.ts', 'react'],
  ['bff/src/server.ts', 'cheerio'],
  ['bff/src/server.ts', 'playwright-core'],
  ['bff/src/server.ts', 'autocannon'],
  ['bff/contract/src/client/client.ts', 'node:fs'],
  ['bff/src/server.ts', '@gift-registry/shell-contract'],
  ['bff/src/server.ts', '../../workers/contract/src/queues.ts'],
  ['workers/src/main.ts', '@gift-registry/bff-contract'],
  ['workers/src/main.ts', '@gift-registry/bff-contract/react'],
  ['shell/contract/src/session.ts', '@gift-registry/bff-contract'],
  ['bff/contract/src/client/client.ts', 'fastify'],
  ['shell/contract/src/session.ts', '@tanstack/react-query'],
];

const allowed: readonly [file: string, imported: string][] = [
  ['mfe-guest/src/api.ts', '@gift-registry/bff-contract'],
  ['mfe-guest/src/api.ts', '@gift-registry/shell-contract'],
  ['mfe-guest/src/api.ts', '@gift-registry/design-system/button'],
  ['mfe-guest/src/api.ts', '@tanstack/react-query'],
  ['mfe-guest/src/guest/guest-page.test.tsx', '@testing-library/react'],
  ['bff/bench/reads.ts', 'autocannon'],
  ['design-system/storybook/main.ts', 'pixelmatch'],
  ['shell/src/query-client.ts', 'react-router'],
  ['bff/src/server.ts', '@gift-registry/workers-contract'],
  ['bff/src/server.ts', 'pg'],
  ['workers/src/main.ts', '@gift-registry/workers-contract'],
  ['workers/src/main.ts', '@gift-registry/bff-contract/formats'],
  ['workers/src/main.ts', '@gift-registry/bff-contract/themes'],
  ['bff/contract/src/client/client.ts', 'zod'],
  ['shell/contract/src/session.ts', 'react'],
];

const samplesOf = (imports: typeof violations) =>
  imports.map(([file, imported]) => ({
    file,
    imported,
    sample: workspace.add(file, `import '${imported}';\n`),
  }));

const forbiddenSamples = samplesOf(violations);
const allowedSamples = samplesOf(allowed);
const value = workspace.add(
  'shell/src/query-client.ts',
  "import { errorCodes } from '@gift-registry/bff-contract';\nexport const codes = errorCodes;\n",
);
const type = workspace.add(
  'shell/src/query-client.ts',
  "import type { ErrorCode } from '@gift-registry/bff-contract';\nexport type Code = ErrorCode;\n",
);

const reports = workspace.lint();

const brokenBoundaries = (sample: string) =>
  (reports.get(sample) ?? []).filter((rule) => boundaryRules.includes(rule));

for (const { file, imported, sample } of forbiddenSamples)
  test(`${file} may not import ${imported}`, () => {
    expect(brokenBoundaries(sample)).not.toStrictEqual([]);
  });

for (const { file, imported, sample } of allowedSamples)
  test(`${file} may import ${imported}`, () => {
    expect(brokenBoundaries(sample)).toStrictEqual([]);
  });

test('the shell takes only types from the contract of the BFF', () => {
  expect(brokenBoundaries(value)).toStrictEqual(['eslint(no-restricted-imports)']);
  expect(brokenBoundaries(type)).toStrictEqual([]);
});
