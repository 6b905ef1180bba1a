import { createPasswords } from './passwords.ts';

const passwords = createPasswords();

test("hashes are argon2id with OWASP's parameters", async () => {
  expect(await passwords.hash('Brass-lamp-7')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('nothing is cut off: passwords that differ after 72 bytes differ', async () => {
  const stem = 'a'.repeat(100);
  const stored = await passwords.hash(`${stem}1`);
  expect(await passwords.matches(stored, `${stem}1`)).toBe(true);
  expect(await passwords.matches(stored, `${stem}2`)).toBe(false);
});

test('accents match however they are composed', async () => {
  expect(await passwords.matches(await passwords.hash('Caf\u00e91234'), 'Cafe\u03011234')).toBe(
    true,
  );
});

test('nobody’s password matches nothing', async () => {
  expect(await passwords.matches(null, '')).toBe(false);
  expect(await passwords.matches(undefined, 'Brass-lamp-7')).toBe(false);
});
