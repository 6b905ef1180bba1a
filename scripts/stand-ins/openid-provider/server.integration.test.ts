import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { launchNode } from '../../processes/node-process.ts';
import { portOrFree } from '../../processes/ports.ts';
import { untilHealthy } from '../../processes/probe.ts';

const origin = 'http://localhost:6330';
const callback = `${origin}/auth/callback`;
let issuer: string;
let stop: () => void;

beforeAll(async () => {
  const port = await portOrFree(undefined);
  issuer = `http://127.0.0.1:${port}`;
  const server = launchNode(
    ['scripts/stand-ins/openid-provider/server.ts'],
    {
      ...process.env,
      OPENID_PORT: String(port),
      OPENID_CLIENT_ID: 'client',
      OPENID_CLIENT_SECRET: 'secret',
      OPENID_CLIENT_ORIGIN: origin,
    },
    2,
  );
  stop = () => server.kill();
  await untilHealthy('The account provider', `${issuer}/.well-known/openid-configuration`);
});
afterAll(() => stop());

function browser() {
  const cookies = new Map<string, string>();
  return async (url: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const location = response.headers.get('location');
    return { response, next: location ? new URL(location, url).href : '' };
  };
}

const tokenResponse = z.object({ id_token: z.string() });
const verifier = randomBytes(32).toString('base64url');

function authorizeUrl(changes: Record<string, string> = {}): string {
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const query = new URLSearchParams({
    client_id: 'client',
    response_type: 'code',
    scope: 'openid email profile',
    redirect_uri: callback,
    state: 'state',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...changes,
  });
  return `${issuer}/auth?${query}`;
}

async function signIn(person: string): Promise<string> {
  const visit = browser();
  const { next: page } = await visit(authorizeUrl());
  const { response } = await visit(page);
  expect(await response.text()).toMatch(/Choose an account/);
  const { next: resume } = await visit(page, {
    method: 'POST',
    body: new URLSearchParams({ person }),
  });
  const { next } = await visit(resume);
  expect(new URL(next).searchParams.get('state')).toBe('state');
  return new URL(next).searchParams.get('code') ?? '';
}

function exchange(code: string, codeVerifier: string): Promise<Response> {
  return fetch(`${issuer}/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from('client:secret').toString('base64')}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: callback,
      code_verifier: codeVerifier,
    }),
  });
}

function claimsOf(idToken: string): object {
  const [, payload = ''] = idToken.split('.');
  return z.looseObject({}).parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
}

for (const [person, verified] of [
  ['meera.nair', true],
  ['kabir.rao', false],
] as const) {
  test(`one click signs ${person} in, with an e-mail that is ${verified ? '' : 'not '}verified`, async () => {
    const response = await exchange(await signIn(person), verifier);
    expect(response.status).toBe(200);
    const tokens = tokenResponse.parse(await response.json());
    expect(claimsOf(tokens.id_token)).toMatchObject({
      iss: issuer,
      sub: person,
      email: `${person}@example.com`,
      email_verified: verified,
    });
  });
}

test('a code is worth nothing without the verifier behind its challenge', async () => {
  const response = await exchange(
    await signIn('meera.nair'),
    randomBytes(32).toString('base64url'),
  );
  expect(response.status).toBe(400);
});

test('a phone in the same network signs in at the address that it uses', async () => {
  for (const [redirectUri, status] of [
    ['http://192.168.1.20:6330/auth/callback', 303],
    ['http://192.168.1.20:6331/auth/callback', 400],
    ['http://evil.example:6330/auth/callback', 400],
  ] as const) {
    const { response } = await browser()(authorizeUrl({ redirect_uri: redirectUri }));
    expect({ case: redirectUri, got: response.status }).toStrictEqual({
      case: redirectUri,
      got: status,
    });
  }
});

test('an answer to another site, or a request without PKCE, is refused', async () => {
  const visit = browser();
  const elsewhere = await visit(authorizeUrl({ redirect_uri: 'http://localhost:9/steal' }));
  expect(elsewhere.response.status).toBe(400);
  const { next } = await visit(authorizeUrl({ code_challenge: '', code_challenge_method: '' }));
  expect(new URL(next).searchParams.get('error')).toBe('invalid_request');
});
