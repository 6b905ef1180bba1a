import { z } from 'zod';
import * as contract from '@gift-registry/bff-contract';
import { failureOf } from '../../testing/failures.ts';
import { lastMail, linkValue } from '../../testing/mailbox.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => (testApp = await createTestApp()));
afterAll(() => testApp.close());

const email = 'audited@example.com';
const password = 'Brass-lamp-7';
const newPassword = 'Copper-pan-9';
const details = z.object({ ip: z.string(), requestId: z.uuid(), userAgent: z.string() });

test('audit entries hold account, action, time and client, without e-mail addresses and secrets', async () => {
  const client = testApp.client();
  const signIn = (tried: string) =>
    client.call(contract.signIn, { body: { email, password: tried } });
  await client.call(contract.signUp, {
    body: { firstName: 'Asha', lastName: 'Rao', email, password, termsAccepted: true },
  });
  const { link } = (await lastMail(testApp, email, 'verify-email')).data;
  const token = linkValue(link, 'token_hash');
  await client.call(contract.confirmEmail, { body: { token, type: 'signup' } });
  await failureOf(client.call(contract.confirmEmail, { body: { token, type: 'signup' } }));
  await client.call(contract.signOut, {});
  await failureOf(signIn('Wrong-pass-1'));
  await signIn(password);
  await client.call(contract.endOtherSessions, {});
  await client.call(contract.requestPasswordReset, { body: { email } });
  const reset = (await lastMail(testApp, email, 'reset-password')).data.link;
  const [accessToken, refreshToken] = ['access_token', 'refresh_token'].map((name) =>
    linkValue(reset, name),
  );
  await client.call(contract.resetPassword, {
    body: {
      accessToken: accessToken ?? '',
      refreshToken: refreshToken ?? '',
      password: newPassword,
    },
  });

  const rows = await testApp.deps.db.selectFrom('auditLog').selectAll().orderBy('id').execute();
  expect(rows.map(({ action }) => action)).toStrictEqual([
    'sign-up',
    'email-confirmed',
    'sign-out',
    'sign-in-failed',
    'sign-in',
    'sessions-ended',
    'password-reset',
  ]);
  const user = await testApp.deps.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  for (const row of rows) {
    expect({ case: row.action, got: row.actorId }).toStrictEqual({
      case: row.action,
      got: user.id,
    });
    expect(details.parse(row.details).ip).toMatch(/127\.0\.0\.1/);
    expect(Math.abs(Date.now() - Date.parse(row.createdAt))).toBeLessThan(60_000);
  }
  const text = JSON.stringify(rows);
  for (const secret of [email, password, newPassword, token, accessToken ?? ''])
    expect(text).not.toContain(secret);
});
