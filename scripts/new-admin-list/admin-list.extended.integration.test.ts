import { copyWorkspace, type WorkspaceCopy } from '../test/environment/workspace-copy.ts';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const MOST_FILES = 8;
const jest = 'jest/bin/jest.js';
const contracts = '../scripts/contracts/main.ts';

const rowsTest = `
import { exportTeamTokens, listTeamTokens } from '@gift-registry/bff-contract';
import { sql } from 'kysely';
import { signUpAndIn } from '../../../testing/accounts.ts';
import { createTestApp } from '../../../testing/test-app.ts';

test('rows come by page, search and order', async () => {
  const app = await createTestApp();
  await sql\`insert into deploy_tokens (project, label, token_hash)
    select 'mfe-guest', 'Token ' || n, decode(lpad(to_hex(n), 64, '0'), 'hex') from generate_series(1, 60) n\`.execute(app.deps.db);
  const { client } = await signUpAndIn(app, { role: 'support' });
  const first = await client.call(listTeamTokens, { query: { sort: 'created' } });
  const cursor = first.nextCursor ?? '';
  const second = await client.call(listTeamTokens, { query: { sort: 'created', cursor } });
  expect([...first.rows, ...second.rows].map(({ label }) => label)).toEqual(
    Array.from({ length: 60 }, (_, index) => \`Token \${index + 1}\`),
  );
  const found = await client.call(listTeamTokens, { query: { search: 'TOKEN 42' } });
  expect(found.rows).toMatchObject([{ label: 'Token 42' }]);
  const file = await client.fetch(exportTeamTokens.path + '?search=token+42');
  expect(await file.text()).toMatch(/^.?Label,Created\\r?\\nToken 42,/);
  await app.close();
});
`;

let copy: WorkspaceCopy;
beforeAll(async () => {
  copy = await copyWorkspace({ ownPackages: true });
  const committer = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  await copy.git(...committer, 'commit', '--quiet', '--message=Before the list');
  await copy.git('branch', '--move', '--force', 'main');
}, 300_000);
afterAll(() => copy.remove());

async function changedFiles(): Promise<string[]> {
  await copy.git('add', '--intent-to-add', '.');
  return (await copy.git('diff', '--name-only')).trim().split('\n');
}

async function takeVersion(): Promise<void> {
  const refusal = await copy.node(contracts).catch(String);
  const [, version = ''] =
    /Set ("version": "[\d.]+") in bff\/contract\/package\.json/.exec(refusal) ?? [];
  expect(version).not.toBe('');
  const file = join(copy.folder, 'bff/contract/package.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/"version": "[\d.]+"/, version));
  await copy.node(contracts);
}

test('one command makes a list in eight files, which type-checks, is reported and answers', async () => {
  const options = ['--table=deploy_tokens', '--column=label'];
  await copy.node(
    'nx/dist/bin/nx.js',
    'g',
    '@gift-registry/scripts:admin-list',
    'tokens',
    ...options,
  );
  const files = await changedFiles();
  expect(files).toHaveLength(MOST_FILES);
  expect(files.filter((file) => file.includes('tokens')).sort()).toEqual([
    'bff/contract/src/routes/admin/admin-tokens.ts',
    'bff/src/areas/admin/tokens/tokens.integration.test.ts',
    'bff/src/areas/admin/tokens/tokens.repository.ts',
    'mfe-admin/src/tokens/tokens-page.tsx',
  ]);

  await copy.node('oxlint/bin/oxlint', '--type-aware', '--type-check', ...files);
  await copy.node(jest, '--selectProjects', 'mfe-admin', '--testPathPatterns', 'control-center');
  await takeVersion();
  await copy.node(contracts, '--check');
  expect((await changedFiles()).filter((file) => !file.endsWith('/openapi.json'))).toStrictEqual(
    [...files, 'bff/contract/package.json'].sort(),
  );
  await writeFile(
    join(copy.folder, 'bff/src/areas/admin/tokens/rows.integration.test.ts'),
    rowsTest,
  );
  await copy.node(
    jest,
    '--selectProjects',
    'bff-integration',
    '--testPathPatterns',
    'admin/tokens',
  );
}, 900_000);
