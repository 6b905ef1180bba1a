import { join } from 'node:path';
import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';

const workspaceRoot = join(import.meta.dirname, '..');
const boundaryRules = ['@nx/enforce-module-boundaries', 'no-restricted-imports'];

process.env['NX_DAEMON'] = 'false';

// Without a project graph in the cache the rule skips every file and passes.
beforeAll(async () => {
  await createProjectGraphAsync();
});

const eslint = new ESLint({ cwd: workspaceRoot });

/** The reports on an import, as if it stood in the given file. */
async function reportsOf(file: string, imported: string, named: readonly string[]) {
  const [result] = await eslint.lintText(`import '${imported}';\n`, {
    filePath: join(workspaceRoot, file),
  });
  const fatal = result?.messages.find((message) => message.fatal);
  if (fatal) throw new Error(fatal.message);
  return (result?.messages ?? []).filter(({ ruleId }) => ruleId && named.includes(ruleId));
}

const violations: readonly [file: string, imported: string][] = [
  ['mfe-guest/src/api.ts', '@gift-registry/mfe-host'],
  ['mfe-guest/src/api.ts', '@gift-registry/mfe-host/src/api.ts'],
  ['mfe-guest/src/api.ts', '@gift-registry/bff'],
  ['scripts/start/main.ts', '@gift-registry/bff/src/app.ts'],
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
  ['bff/src/app.ts', 'react'],
  ['bff/src/app.ts', 'cheerio'],
  ['bff/src/app.ts', 'playwright-core'],
  ['bff/src/app.ts', 'autocannon'],
  ['bff/contract/src/client.ts', 'node:fs'],
  ['bff/src/app.ts', '@gift-registry/shell-contract'],
  ['bff/src/app.ts', '../../workers/contract/src/mail.ts'],
  ['workers/src/main.ts', '@gift-registry/bff-contract'],
  ['bff/contract/src/client.ts', '@gift-registry/shell-contract'],
  ['bff/contract/src/client.ts', 'fastify'],
  ['shell/contract/src/session.ts', '@tanstack/react-query'],
];

for (const [file, imported] of violations)
  test(`${file} may not import ${imported}`, async () => {
    expect(await reportsOf(file, imported, boundaryRules)).not.toStrictEqual([]);
  });

const allowed: readonly [file: string, imported: string][] = [
  ['mfe-guest/src/api.ts', '@gift-registry/bff-contract'],
  ['mfe-guest/src/api.ts', '@gift-registry/shell-contract'],
  ['mfe-guest/src/api.ts', '@gift-registry/design-system/button'],
  ['mfe-guest/src/api.ts', '@tanstack/react-query'],
  ['mfe-guest/src/guest/guest-page.test.tsx', '@testing-library/react'],
  ['bff/bench/reads.ts', 'autocannon'],
  ['shell/src/query-client.ts', 'react-router'],
  ['bff/src/app.ts', '@gift-registry/workers-contract'],
  ['bff/src/app.ts', 'pg'],
  ['workers/src/main.ts', '@gift-registry/workers-contract'],
  ['bff/contract/src/client.ts', 'zod'],
  ['shell/contract/src/session.ts', 'react'],
];

for (const [file, imported] of allowed)
  test(`${file} may import ${imported}`, async () => {
    expect(await reportsOf(file, imported, boundaryRules)).toStrictEqual([]);
  });

test('the shell takes only types from the contract of the BFF', async () => {
  const named = ['@typescript-eslint/no-restricted-imports'];
  const file = 'shell/src/query-client.ts';
  expect((await reportsOf(file, '@gift-registry/bff-contract', named)).length).toBe(1);
});
