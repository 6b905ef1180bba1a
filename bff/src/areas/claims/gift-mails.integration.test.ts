import { randomUUID } from 'node:crypto';
import { openGiftsLink, releaseGift } from '@gift-registry/bff-contract';
import { createAccount } from '../../testing/accounts.ts';
import { claim } from '../../testing/guest-crowd.ts';
import { lastMail, linkValue, mailsTo } from '../../testing/mailbox.ts';
import { createSampleRegistry } from '../../testing/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const newAddress = () => `${randomUUID()}@example.com`;

async function createRegistry(items: number, { registryName = 'Meera turns thirty' } = {}) {
  const { id } = await createAccount(testApp);
  const registry = await createSampleRegistry(testApp, id, { items });
  await testApp.deps.db
    .updateTable('registries')
    .set({ registryName })
    .where('id', '=', registry.registryId)
    .execute();
  return registry;
}

const mailsToAll = async (addresses: readonly string[]): Promise<number> =>
  (await Promise.all(addresses.map((address) => mailsTo(testApp, address)))).flat().length;

test('one address gets three receipts an hour, from whatever browser and registry', async () => {
  const guestEmail = newAddress();
  for (let count = 0; count < 6; count += 1) {
    const { shareCode, itemIds } = await createRegistry(2);
    for (const itemId of itemIds)
      await claim(testApp.client(), { shareCode, itemId, form: { guestEmail } });
  }
  expect(await mailsTo(testApp, guestEmail)).toHaveLength(3);
});

test('addresses with a suffix count as one mailbox', async () => {
  const { shareCode, itemIds } = await createRegistry(5);
  const name = randomUUID();
  const addresses = itemIds.map((_, index) => `${name}+${index}@example.com`);
  for (const [index, itemId] of itemIds.entries())
    await claim(testApp.client(), { shareCode, itemId, form: { guestEmail: addresses[index] } });
  expect(await mailsToAll(addresses)).toBe(3);
});

test('one browser mails three of 40 strangers an hour, and all gifts are recorded', async () => {
  const { shareCode, itemIds } = await createRegistry(40);
  const guest = testApp.client();
  const addresses = itemIds.map(newAddress);
  for (const [index, itemId] of itemIds.entries()) {
    const form = { guestEmail: addresses[index] };
    expect((await claim(guest, { shareCode, itemId, form })).gift.status).toBe('purchased');
  }
  expect(await mailsToAll(addresses)).toBe(3);
});

test('control: 12 guests of one registry with an address each all get their receipt', async () => {
  const { shareCode, itemIds } = await createRegistry(12);
  const addresses = itemIds.map(newAddress);
  for (const [index, itemId] of itemIds.entries())
    await claim(testApp.client(), { shareCode, itemId, form: { guestEmail: addresses[index] } });
  expect(await mailsToAll(addresses)).toBe(12);
});

test("one host's registries mail 30 addresses an hour", async () => {
  const { shareCode, itemIds } = await createRegistry(36);
  const addresses = itemIds.map(newAddress);
  for (const [index, itemId] of itemIds.entries())
    await claim(testApp.client(), { shareCode, itemId, form: { guestEmail: addresses[index] } });
  expect(await mailsToAll(addresses)).toBe(30);
});

const phishing = 'Your bank account is locked: open evil-bank.example';

test('the first mail to an address repeats one short name without links and nothing else', async () => {
  const { shareCode, itemIds } = await createRegistry(1, { registryName: phishing });
  const guestEmail = newAddress();
  const guestName = 'Asha https://evil.example/a \u202e evil-bank.example';
  const form = { guestEmail, guestName };
  await claim(testApp.client(), { shareCode, itemId: itemIds[0] ?? '', form });
  const [mail] = await mailsTo(testApp, guestEmail);
  expect(mail?.template).toBe('gift-confirmation');
  expect(mail?.data).toMatchObject({ guestName: 'Asha' });
  expect(JSON.stringify(mail)).not.toMatch(/evil|bank|Brass lamp/);
});

test('a confirmed address gets the whole receipt, with names without links', async () => {
  const { shareCode, itemIds } = await createRegistry(2, { registryName: `Diwali ${phishing}` });
  const [first = '', second = ''] = itemIds;
  const guestEmail = newAddress();
  const guest = testApp.client();
  await claim(guest, { shareCode, itemId: first, form: { guestEmail } });
  const { data } = await lastMail(testApp, guestEmail, 'gift-confirmation');
  await guest.call(openGiftsLink, { body: { token: linkValue(data.giftsLink, 'gifts') } });
  await claim(guest, { shareCode, itemId: second, form: { guestEmail } });
  const receipt = await lastMail(testApp, guestEmail, 'claim-receipt');
  expect(receipt.data.productName).toBe('Brass lamp 1');
  expect(receipt.data.registryName).toBe('Diwali Your bank account is locked: open');
});

test('claiming, releasing and claiming again within minutes is one mail', async () => {
  const { shareCode, itemIds } = await createRegistry(1);
  const wanted = { shareCode, itemId: itemIds[0] ?? '', form: { guestEmail: newAddress() } };
  const guest = testApp.client();
  const { gift } = await claim(guest, wanted);
  await guest.call(releaseGift, { params: { shareCode, giftId: gift.id } });
  await claim(guest, wanted);
  expect(await mailsTo(testApp, wanted.form.guestEmail)).toHaveLength(1);
});
