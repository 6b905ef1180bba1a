import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { generate } from 'selfsigned';
import { proxyTo } from './proxy.cjs';

interface Seen {
  method?: string | undefined;
  host?: string | undefined;
  origin?: string | undefined;
  referer?: string | undefined;
  cookie?: string | undefined;
}

type Answer = (request: IncomingMessage, reply: ServerResponse) => void;

interface System {
  readonly url: string;
  readonly server: Server;
}

let seen: Seen;
const trusted = getCACertificates('default');

async function listen(server: Server, scheme: string): Promise<System> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  return { url: `${scheme}://localhost:${address.port}`, server };
}

async function listenSecurely(answer: Answer): Promise<System> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  setDefaultCACertificates([...trusted, cert]);
  return listen(createSecureServer({ key, cert }, answer), 'https');
}

const systems = {
  http: (answer: Answer) => listen(createServer(answer), 'http'),
  https: listenSecurely,
};

for (const scheme of ['http', 'https'] as const)
  describe(`a system that is reached over ${scheme}`, () => {
    let staging: System;
    let local: System;

    beforeAll(async () => {
      staging = await systems[scheme](({ method, headers }, reply) => {
        const { host, origin, referer, cookie } = headers;
        seen = { method, host, origin, referer, cookie };
        reply.setHeader('content-type', 'text/html');
        reply.setHeader('set-cookie', [
          '__Host-gr-session=s1; Path=/; HttpOnly; Secure; SameSite=Lax',
          'theme=dark; Domain=staging.example; Path=/; secure',
        ]);
        if (method === 'POST') reply.writeHead(303, { location: `${staging.url}/gifts` });
        reply.end(
          '<link rel="preload" as="script" href="/_mf/mfe-sample/0123/remoteEntry.js">hello',
        );
      });
      const locals = [{ project: 'mfe-sample' }];
      const [documents, everythingElse] = proxyTo({ target: staging.url, locals });
      const proxy = createServer((request, reply) => {
        void documents?.(request, reply, () => void everythingElse?.(request, reply));
      });
      local = await listen(proxy, 'http');
    });

    afterAll(() => {
      local.server.close();
      staging.server.close();
      setDefaultCACertificates(trusted);
    });

    test('it sees its own origin, and its cookies by the names that it gave', async () => {
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
  });
