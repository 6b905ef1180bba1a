import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { idTokenReader } from './google.ts';

const audience = 'gift-registry';
const nonce = 'the-nonce';
const { privateKey, publicKey } = await generateKeyPair('RS256');
const stranger = await generateKeyPair('RS256');

let server: Server;
let issuer: string;
let read: ReturnType<typeof idTokenReader>;
beforeAll(async () => {
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }];
  server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ keys }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  issuer = `http://127.0.0.1:${address.port}`;
  const provider = {
    issuer,
    authorizationEndpoint: `${issuer}/auth`,
    tokenEndpoint: `${issuer}/token`,
    keysEndpoint: `${issuer}/jwks`,
  };
  read = idTokenReader(provider, audience);
});
afterAll(() => {
  server.close();
});

const claims = { email: 'Meera@Example.com', email_verified: true, given_name: 'Meera', nonce };

interface Change {
  readonly claims?: Record<string, unknown>;
  readonly issuer?: string;
  readonly audience?: string;
  readonly expires?: string;
  readonly key?: CryptoKey;
}
const token = (change: Change = {}) =>
  new SignJWT({ ...claims, ...change.claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
    .setSubject('42')
    .setIssuer(change.issuer ?? issuer)
    .setAudience(change.audience ?? audience)
    .setIssuedAt()
    .setExpirationTime(change.expires ?? '5m')
    .sign(change.key ?? privateKey);

test("a valid token gives the person's identity", async () => {
  expect(await read(await token(), nonce)).toStrictEqual({
    issuer,
    subject: '42',
    email: 'meera@example.com',
    emailVerified: true,
    firstName: 'Meera',
    lastName: '',
  });
});

test('an address counts as verified only with a true `email_verified` claim', async () => {
  for (const email_verified of [undefined, 'true', 1, null])
    expect((await read(await token({ claims: { email_verified } }), nonce)).emailVerified).toBe(
      false,
    );
});

const refused: readonly (readonly [string, () => Promise<string>])[] = [
  ['another issuer', () => token({ issuer: 'https://evil.example' })],
  ['another audience', () => token({ audience: 'someone-else' })],
  ['an expired one', () => token({ expires: '-1m' })],
  ['another signature', () => token({ key: stranger.privateKey })],
  ['another nonce', () => token({ claims: { nonce: 'other' } })],
  ['no nonce', () => token({ claims: { nonce: undefined } })],
  ['no address', () => token({ claims: { email: undefined } })],
  ['no token', async () => ''],
  [
    'none as algorithm',
    async () =>
      new UnsecuredJWT(claims)
        .setSubject('42')
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime('5m')
        .encode(),
  ],
];
for (const [name, make] of refused)
  test(`refused: ${name}`, async () => {
    const forged = await make();
    await expect(read(forged, nonce)).rejects.toThrow();
  });
