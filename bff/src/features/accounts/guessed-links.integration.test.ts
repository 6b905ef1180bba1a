import { confirmEmail } from '@gift-registry/bff-contract';
import { tally } from '../../testing/failures.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { newLinkSecret } from '../../platform/keys/one-time-secrets.ts';

test('of a thousand guessed links sixty are checked', async () => {
  const testApp = await createTestApp();
  try {
    const client = testApp.client();
    await client.csrfToken();
    const guesses = Array.from({ length: 1_000 }, () =>
      client.call(confirmEmail, { body: { token: newLinkSecret(), type: 'magiclink' } }),
    );
    const { codes } = await tally(guesses);
    expect(codes.filter((code) => code === 'token-invalid').length).toBe(60);
    expect(codes.filter((code) => code === 'rate-limited').length).toBe(940);
  } finally {
    await testApp.close();
  }
});
