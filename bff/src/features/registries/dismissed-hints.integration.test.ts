import {
  createRegistry,
  deleteDraft,
  dismissHint,
  listDismissedHints,
} from '@gift-registry/bff-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { registryForm } from '../../testing/samples/registry-form.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

test('a hint is dismissed for this account, on every device', async () => {
  const { client } = await signUpAndIn(testApp);
  const other = await signUpAndIn(testApp);
  expect(await client.call(listDismissedHints, {})).toStrictEqual({ dismissed: [] });
  for (let press = 0; press < 2; press += 1)
    expect(await client.call(dismissHint, { params: { hint: 'welcome' } })).toStrictEqual({
      dismissed: ['welcome'],
    });
  const elsewhere = testApp.client();
  for (const [name, value] of client.cookies) elsewhere.cookies.set(name, value);
  expect(await elsewhere.call(listDismissedHints, {})).toStrictEqual({ dismissed: ['welcome'] });
  expect(await other.client.call(listDismissedHints, {})).toStrictEqual({ dismissed: [] });
});

test('a host who has created a registry is never welcomed again', async () => {
  const { client } = await signUpAndIn(testApp);
  const { id: registryId } = await client.call(createRegistry, { body: registryForm() });
  await client.call(deleteDraft, { params: { registryId } });
  expect(await client.call(listDismissedHints, {})).toStrictEqual({ dismissed: ['welcome'] });
});
