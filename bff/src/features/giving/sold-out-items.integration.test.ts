import { randomUUID } from 'node:crypto';
import { releaseGift } from '@gift-registry/bff-contract';
import { createAccount } from '../../testing/accounts.ts';
import { claim, countOutcomes, createGuests } from '../../testing/samples/guest-crowd.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const GUESTS = 40;

let testApp: TestApp;
let ownerId: string;

beforeAll(async () => {
  testApp = await createTestApp();
  ownerId = (await createAccount(testApp)).id;
});
afterAll(() => testApp.close());

test('a unit that is given back after a rejected crowd is claimed at once', async () => {
  const { shareCode, itemIds } = await createSampleRegistry(testApp, ownerId);
  const wanted = { shareCode, itemId: itemIds[0] ?? '' };
  const owner = testApp.client();
  const { gift } = await claim(owner, wanted);
  const crowd = await createGuests([testApp.baseUrl], GUESTS);
  const claimAll = () => countOutcomes(crowd.map((guest) => claim(guest, wanted)));
  expect(Object.fromEntries(await claimAll())).toStrictEqual({ 'already-purchased': GUESTS });

  await owner.call(releaseGift, { params: { shareCode, giftId: gift.id } });
  expect(Object.fromEntries(await claimAll())).toStrictEqual({
    claimed: 1,
    'already-purchased': GUESTS - 1,
  });
});

test('a repeated request for a sold-out item gets its first reply', async () => {
  const { shareCode, itemIds } = await createSampleRegistry(testApp, ownerId);
  const wanted = { shareCode, itemId: itemIds[0] ?? '', key: randomUUID() };
  const buyer = testApp.client();
  const { gift } = await claim(buyer, wanted);
  const late = claim(testApp.client(), { ...wanted, key: randomUUID() });
  await expect(late).rejects.toMatchObject({ code: 'already-purchased' });
  expect((await claim(buyer, wanted)).gift.id).toBe(gift.id);
});
