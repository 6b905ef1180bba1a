import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runPublish } from '@gift-registry/release';

const message = 'The build is larger than this server accepts.';
const MEGABYTE = 1024 * 1024;

let folder = '';
let server: http.Server;
let address = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'refused-upload-'));
  await writeFile(join(folder, 'release.json'), '{}');
  for (let file = 0; file < 24; file += 1)
    await writeFile(join(folder, `${file}.js`), Buffer.alloc(MEGABYTE, 'a'));
  server = http.createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.method === 'GET') return response.end('{}');
    // The answer comes while the files are still on their way, and nobody reads them.
    response.writeHead(413, { connection: 'close' }).end(JSON.stringify({ error: { message } }));
    return setTimeout(() => request.socket.destroy(), 20);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

test('an upload that is refused before its end says why', async () => {
  for (let time = 0; time < 2; time += 1)
    await expect(
      runPublish({ address, token: 'grd_x' }, { project: 'mfe-guest', folder }),
    ).rejects.toThrow(message);
});
