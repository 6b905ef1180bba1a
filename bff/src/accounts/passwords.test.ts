import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords();

test("hashes are argon2id with OWASP's parameters", async () => {
  assert.match(await passwords.hash('Brass-lamp-7'), /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('nothing is cut off: passwords that differ after 72 bytes differ', async () => {
  const stem = 'a'.repeat(100);
  const stored = await passwords.hash(`${stem}1`);
  assert.equal(await passwords.matches(stored, `${stem}1`), true);
  assert.equal(await passwords.matches(stored, `${stem}2`), false);
});

test('accents match however they are composed', async () => {
  assert.equal(
    await passwords.matches(await passwords.hash('Caf\u00e91234'), 'Cafe\u03011234'),
    true,
  );
});

test('nobody’s password matches nothing', async () => {
  assert.equal(await passwords.matches(null, ''), false);
  assert.equal(await passwords.matches(undefined, 'Brass-lamp-7'), false);
});
