import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '../../platform/config/config.ts';
import { freePort } from './free-port.ts';

const program = resolve(
  import.meta.dirname,
  '../../../../scripts/stand-ins/openid-provider/server.ts',
);

async function answers(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => undefined);
  await response?.arrayBuffer();
  return response?.ok === true;
}

export interface OpenIdProviderProcess {
  readonly google: NonNullable<Config['google']>;
  signIn(authorizationUrl: string, person: string): Promise<URL>;
  stop(): Promise<void>;
}

export async function startOpenIdProvider(clientOrigin: string): Promise<OpenIdProviderProcess> {
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  const google = { issuer, clientId: 'gift-registry', clientSecret: 'a-secret-for-tests-only' };
  const child = spawn(process.execPath, [program], {
    stdio: 'ignore',
    env: {
      ...process.env,
      OPENID_PORT: String(port),
      OPENID_CLIENT_ID: google.clientId,
      OPENID_CLIENT_SECRET: google.clientSecret,
      OPENID_CLIENT_ORIGIN: clientOrigin,
    },
  });
  const deadline = Date.now() + 20_000;
  while (!(await answers(`${issuer}/.well-known/openid-configuration`))) {
    if (Date.now() > deadline || child.exitCode !== null)
      throw new Error('The OpenID provider did not start.');
    await delay(100);
  }

  const signIn = async (authorizationUrl: string, person: string): Promise<URL> => {
    const cookies = new Map<string, string>();
    let url = new URL(authorizationUrl);
    for (let step = 0; step < 10 && url.origin === issuer; step += 1) {
      const isPage = url.pathname.startsWith('/interaction/');
      const response = await fetch(url, {
        redirect: 'manual',
        headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
        ...(isPage ? { method: 'POST', body: new URLSearchParams({ person }) } : {}),
      });
      await response.arrayBuffer();
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split(/=(.*)/s);
        cookies.set(name, value);
      }
      const location = response.headers.get('location');
      if (!location)
        throw new Error(`The provider answered ${response.status} at ${url.pathname}.`);
      url = new URL(location, url);
    }
    return url;
  };

  return {
    google,
    signIn,
    async stop() {
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
