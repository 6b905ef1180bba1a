import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { workspaceRoot } from '../settings/workspace-root.ts';
import { checkContracts } from './gate.ts';

const report = (path: string) => readFileSync(join(workspaceRoot, path), 'utf8');
const wire = z
  .record(z.string(), z.record(z.string(), z.unknown()))
  .parse(JSON.parse(report('bff/contract/api-report/wire.json')));
const shellIndex = report('shell/contract/api-report/index.api.md');

let answer: { wire: object; shell: object } = { wire, shell: {} };
const reports = () => {
  const folder = 'shell/contract/api-report';
  const names = readdirSync(join(workspaceRoot, folder));
  return Object.fromEntries(names.map((name) => [name, report(`${folder}/${name}`)]));
};
const server = http.createServer(({ url = '' }, response) => {
  const known = url.startsWith('/api/deploy/mfe-guest/')
    ? { wire: answer.wire, shellReports: '/_mf/shell/1/shell-contract.json' }
    : answer.shell;
  // A connection that is kept may end while the contracts are compared.
  response.setHeader('connection', 'close');
  response.end(JSON.stringify(known));
});
let address = '';
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
const check = () => checkContracts({ address, token: 'grd_x' }, 'mfe-guest');

test('a build that fits passes, also when the server knows more', async () => {
  answer = { wire, shell: reports() };
  await check();
  answer = { wire: { ...wire, 'GET /api/new < 200.more': { type: 'string' } }, shell: reports() };
  await check();
});

test('a field that the server names differently refuses the build and is named', async () => {
  const { 'POST /api/queries > body.name': name, ...others } = wire;
  answer = { wire: { ...others, 'POST /api/queries > body.fullName': name }, shell: reports() };
  await expect(check()).rejects.toThrow(
    /bff\/contract here is not the one of the server[^]*POST \/api\/queries > body\.(?:name|fullName)/,
  );
});

test('an export that the live shell lacks refuses the build and is named', async () => {
  const older = shellIndex.replaceAll(/^export const useToast: .*$/gm, '');
  expect(older).not.toBe(shellIndex);
  answer = { wire, shell: { ...reports(), 'index.api.md': older } };
  await expect(check()).rejects.toThrow(/the live shell[^]*useToast is gone/);
});
