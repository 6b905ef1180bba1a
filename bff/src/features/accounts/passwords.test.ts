import { createPasswords } from './passwords.ts';

const passwords = createPasswords();

test("hashes are argon2id with OWASP's parameters", async () => {
  expect(await passwords.hash('Brass-lamp-7')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('passwords that differ only after 72 bytes differ', async () => {
  const stem = 'a'.repeat(100);
  const stored = await passwords.hash(`${stem}1`);
  expect(await passwords.matches(stored, `${stem}1`)).toBe(true);
  expect(await passwords.matches(stored, `${stem}2`)).toBe(false);
});

test('composed and decomposed accents match', async () => {
  expect(await passwords.matches(await passwords.hash('Caf\u00e91234'), 'Cafe\u03011234')).toBe(
    true,
  );
});

test('an account without a password matches no password', async () => {
  expect(await passwords.matches(null, '')).toBe(false);
  expect(await passwords.matches(undefined, 'Brass-lamp-7')).toBe(false);
});

test('hashes wait in a bounded queue; a full queue fails with a time to retry', async () => {
  const limited = createPasswords({ concurrency: 1, queueSize: 1 });
  const [first, second, third] = await Promise.allSettled([
    limited.hash('Brass-lamp-7'),
    limited.hash('Brass-lamp-8'),
    limited.hash('Brass-lamp-9'),
  ]);
  expect([first.status, second.status]).toStrictEqual(['fulfilled', 'fulfilled']);
  expect(third).toMatchObject({
    status: 'rejected',
    reason: { code: 'unavailable', headers: { 'retry-after': '5' } },
  });
  expect(await limited.hash('Brass-lamp-9')).toMatch(/^\$argon2id/);
});

test('a failed check gives its place back', async () => {
  const limited = createPasswords({ concurrency: 1, queueSize: 0 });
  await expect(limited.matches('not a hash', 'Brass-lamp-7')).rejects.toThrow();
  expect(await limited.hash('Brass-lamp-7')).toMatch(/^\$argon2id/);
});
