import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { proxyTo } from './proxy.cjs';

interface Seen {
  method?: string | undefined;
  host?: string | undefined;
  origin?: string | undefined;
  referer?: string | undefined;
  cookie?: string | undefined;
}

let seen: Seen;
let staging: { url: string; server: Server };
let local: { url: string; server: Server };

async function listen(answer: (request: IncomingMessage, reply: ServerResponse) => void) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  return { url: `http://127.0.0.1:${address.port}`, server };
}

beforeAll(async () => {
  staging = await listen(({ method, headers }, reply) => {
    const { host, origin, referer, cookie } = headers;
    seen = { method, host, origin, referer, cookie };
    reply.setHeader('content-type', 'text/html');
    reply.setHeader('set-cookie', [
      '__Host-gr-session=s1; Path=/; HttpOnly; Secure; SameSite=Lax',
      'theme=dark; Domain=staging.example; Path=/; secure',
    ]);
    if (method === 'POST') reply.writeHead(303, { location: `${staging.url}/gifts` });
    reply.end('<link rel="preload" as="script" href="/_mf/mfe-sample/0123/remoteEntry.js">hello');
  });
  const locals = [{ project: 'mfe-sample' }];
  const [documents, everythingElse] = proxyTo({ target: staging.url, locals });
  local = await listen((request, reply) => {
    void documents?.(request, reply, () => void everythingElse?.(request, reply));
  });
});

afterAll(() => {
  local.server.close();
  staging.server.close();
});

test('the target sees its own origin, and its cookies by the names that it gave', async () => {
  const reply = await fetch(`${local.url}/api/claims`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      origin: local.url,
      referer: `${local.url}/gifts?only=free`,
      cookie: 'over-https-Host-gr-session=s1; theme=dark',
    },
  });
  expect(seen).toStrictEqual({
    method: 'POST',
    host: new URL(staging.url).host,
    origin: staging.url,
    referer: `${staging.url}/gifts?only=free`,
    cookie: '__Host-gr-session=s1; theme=dark',
  });
  expect(reply.headers.get('location')).toBe('/gifts');
});

test('the browser gets cookies that it keeps over plain http, and documents with the local build', async () => {
  const reply = await fetch(`${local.url}/gifts`, { headers: { accept: 'text/html' } });
  expect(reply.headers.getSetCookie()).toStrictEqual([
    'over-https-Host-gr-session=s1; Path=/; HttpOnly; SameSite=Lax',
    'theme=dark; Path=/',
  ]);
  expect(await reply.text()).toBe('hello');
});
