import { randomBytes } from 'node:crypto';
import { Signer } from '@fastify/cookie';
import { createSigner } from './signer.ts';

const key = randomBytes(32);
const signer = createSigner(key);

test('a signed value is the same as that of the cookie library, in both directions', () => {
  const library = new Signer(key);
  for (const value of ['', 'asha', 'a.b.c', 'आशा 🎉', 'x'.repeat(4_000)]) {
    expect(signer.sign(value)).toBe(library.sign(value));
    expect(signer.unsign(library.sign(value))).toBe(value);
  }
});

test('a changed value, a changed signature, another key and text without a signature are refused', () => {
  const signed = signer.sign('asha');
  for (const wrong of [
    signed.replace('asha', 'dev'),
    signed.slice(0, -1),
    `${signed}=`,
    createSigner(randomBytes(32)).sign('asha'),
    'asha',
    'asha.',
    '',
  ])
    expect(signer.unsign(wrong)).toBeNull();
});
