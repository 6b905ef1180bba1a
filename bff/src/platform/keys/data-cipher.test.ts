import { randomBytes } from 'node:crypto';
import { createDataCipher } from './data-cipher.ts';

const cipher = createDataCipher(randomBytes(32));

test('a sealed text opens for its purpose and shows nothing of itself', () => {
  const sealed = cipher.seal('https://gifts.example/?token=abc', 'outbox');
  expect(sealed).not.toContain('token');
  expect(cipher.open(sealed, 'outbox')).toBe('https://gifts.example/?token=abc');
  expect(cipher.seal('https://gifts.example/?token=abc', 'outbox')).not.toBe(sealed);
});

test('another purpose, another key and a changed text open nothing', () => {
  const sealed = cipher.seal('secret', 'outbox');
  const changed = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA');
  expect(() => cipher.open(sealed, 'upi')).toThrow();
  expect(() => createDataCipher(randomBytes(32)).open(sealed, 'outbox')).toThrow();
  expect(() => cipher.open(changed, 'outbox')).toThrow();
  expect(() => cipher.open('secret', 'outbox')).toThrow();
  expect(() => cipher.open('v1.AAAA', 'outbox')).toThrow();
});
