import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../settings/workspace-root.ts';
import { misfit } from './gate.ts';

const read = (path: string) => readFileSync(join(workspaceRoot, path), 'utf8');
const openapi = read('bff/contract/openapi.json');
const shellFolder = 'shell/contract/api-report';
const shell = Object.fromEntries(
  readdirSync(join(workspaceRoot, shellFolder)).map((name) => [
    name,
    read(`${shellFolder}/${name}`),
  ]),
);

let answer = { openapi, shell };
const server = http.createServer(({ url = '' }, response) => {
  // A connection that is kept may end while the contracts are compared.
  response.setHeader('connection', 'close');
  response.end(
    url.startsWith('/api/deploy/mfe-guest/')
      ? `{"openapi":${answer.openapi},"shellReports":"/_mf/shell/1/shell-contract.json"}`
      : JSON.stringify(answer.shell),
  );
});
let address = '';
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
const check = () => misfit({ address, token: 'grd_x' }, 'mfe-guest');

test('a build that fits passes, also when the server knows more', async () => {
  answer = { openapi, shell };
  expect(await check()).toBeUndefined();
  const more = openapi.replace('"queryText":{', '"more":{"type":"string"},"queryText":{');
  expect(more).not.toBe(openapi);
  answer = { openapi: more, shell };
  expect(await check()).toBeUndefined();
});

test('a field that the server names differently refuses the build, names area and field, within 15 seconds', async () => {
  const renamed = openapi.replaceAll('"queryText"', '"question"');
  expect(renamed).not.toBe(openapi);
  answer = { openapi: renamed, shell };
  const start = performance.now();
  const reason = await check();
  expect(reason).toMatch(/^mfe-guest was built for other contracts than /);
  expect(reason).toContain('POST /api/queries: the server does not take queryText');
  expect(performance.now() - start).toBeLessThan(15_000);
});

test('an export that the live shell lacks refuses the build and is named', async () => {
  const index = shell['index.api.md'] ?? '';
  const older = index.replaceAll(/^export const useToast: .*$/gm, '');
  expect(older).not.toBe(index);
  answer = { openapi, shell: { ...shell, 'index.api.md': older } };
  expect(await check()).toContain('the live shell: useToast is gone');
});
