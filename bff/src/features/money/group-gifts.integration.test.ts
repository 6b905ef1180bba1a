import { sql } from 'kysely';
import {
  addExternalItem,
  listItems,
  listSharedItems,
  markBought,
  openGiftsLink,
  openForTogether,
} from '@gift-registry/bff-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { lastMail, linkValue, mailsTo } from '../../testing/mailbox.ts';
import { promiseGift } from '../../testing/samples/given-gifts.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { mailGiftNews } from '../gift-book/host-mails.ts';
import { createMailSettingsLinks } from '../mails/mail-settings-link.ts';
import { tellOfCompletion } from './tell-of-completion.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function hostWithJhoola({ opened = true, surprise = false } = {}) {
  const { client, user } = await signUpAndIn(app);
  const { registryId, shareCode } = await createSampleRegistry(app, user.id, { items: 0 });
  const product = {
    url: `https://shop.example/${crypto.randomUUID()}`,
    name: 'Balcony jhoola',
    price: 5000,
  };
  const { id: itemId } = await client.call(addExternalItem, {
    body: { registryId, product },
  });
  if (opened) await client.call(openForTogether, { params: { itemId }, body: { open: true } });
  if (surprise)
    await app.deps.db
      .updateTable('registries')
      .set({ surpriseUntil: '2099-01-01' })
      .where('id', '=', registryId)
      .execute();
  const shown = async () => {
    const { items } = await app.client().call(listSharedItems, { params: { shareCode } });
    return items[0];
  };
  const hosted = async () => (await client.call(listItems, { params: { registryId } })).items[0];
  return { client, email: user.email, itemId, target: { shareCode, itemId }, shown, hosted };
}

async function minutesLater(): Promise<void> {
  await sql`update claims set updated_at = now() - interval '2 minutes'`.execute(app.deps.db);
  await sql`update contributions set created_at = now() - interval '2 minutes'`.execute(
    app.deps.db,
  );
  await tellOfCompletion(app.deps);
  const deps = { ...app.deps, links: createMailSettingsLinks(app.deps.config) };
  await mailGiftNews(deps);
  await sql`update host_notices set created_at = created_at - interval '9 minutes'`.execute(
    app.deps.db,
  );
  await mailGiftNews(deps);
}

const newAddress = () => `${crypto.randomUUID()}@example.com`;

test('a gift of another website is given together only when its host has opened it', async () => {
  const { client, itemId, target, shown } = await hostWithJhoola({ opened: false });
  expect(await shown()).toMatchObject({ givesTogether: false });
  expect((await failureOf(promiseGift(app, target, 1000))).message).toBe(
    'This gift takes no contributions. You can purchase it instead.',
  );
  await client.call(openForTogether, { params: { itemId }, body: { open: true } });
  await promiseGift(app, target, 1000.5);
  expect(await shown()).toMatchObject({
    givesTogether: true,
    pledgedAmount: 1000.5,
    missingAmount: 3999.5,
    joinedGuests: 1,
  });
  expect((await failureOf(promiseGift(app, target, 4000))).message).toBe(
    'Only ₹3,999.50 is left to give.',
  );
  await client.call(openForTogether, { params: { itemId }, body: { open: false } });
  await promiseGift(app, target, 3999.5);
  expect(await shown()).toMatchObject({ quantityFulfilled: 1, missingAmount: 5000 });
});

test('with the last rupee everybody with an address is told once, and the gift is ready to buy', async () => {
  const { client, email, itemId, target, hosted } = await hostWithJhoola();
  const [first, second] = [newAddress(), newAddress()];
  const { guest } = await promiseGift(app, target, 2000, { guestEmail: first });
  const confirmation = await lastMail(app, first, 'contribution-receipt');
  await guest.call(openGiftsLink, {
    body: { token: linkValue(confirmation.data.giftsLink, 'gifts') },
  });
  await promiseGift(app, target, 1000);
  await minutesLater();
  const told = async (to: string) =>
    (await mailsTo(app, to)).filter(({ template }) => template === 'group-gift-complete');
  expect(await told(first)).toStrictEqual([]);
  expect(await hosted()).toMatchObject({ readyToBuy: 0 });
  await promiseGift(app, target, 2000, { guestEmail: second });
  await minutesLater();
  await minutesLater();
  for (const to of [first, second])
    expect((await told(to)).map(({ data }) => data)).toMatchObject([{ givers: 3 }]);
  expect(JSON.stringify(await told(second))).not.toMatch(/Ravi|Balcony/);

  expect(await hosted()).toMatchObject({ readyToBuy: 1, quantityFulfilled: 1 });
  const news = (await mailsTo(app, email)).flatMap((mail) =>
    mail.template === 'host-gifts' ? mail.data.gifts : [],
  );
  expect(news.filter(({ readyToBuy }) => readyToBuy)).toMatchObject([
    { giverName: 'Your guests', productName: 'Balcony jhoola', amount: null },
  ]);
  const buy = (bought: boolean) =>
    client.call(markBought, { params: { itemId }, body: { bought } });
  expect(await buy(true)).toMatchObject({ readyToBuy: 0 });
  expect(await buy(false)).toMatchObject({ readyToBuy: 1 });
});

test('parts of a gift that guests gave together are not counted beside it', async () => {
  const { email, target } = await hostWithJhoola();
  for (const amount of [1000, 2000, 2000]) await promiseGift(app, target, amount);
  await minutesLater();
  const news = (await mailsTo(app, email)).flatMap((mail) =>
    mail.template === 'host-gifts' ? [mail.data] : [],
  );
  expect(news).toMatchObject([
    { gifts: [{ readyToBuy: true, giverName: 'Your guests' }], more: 0 },
  ]);
  expect(news[0]?.gifts).toHaveLength(1);
});

test('hosts of a surprise learn nothing of a complete gift (control: guests see it)', async () => {
  const { client, email, itemId, target, shown, hosted } = await hostWithJhoola({ surprise: true });
  const before = await hosted();
  await promiseGift(app, target, 5000);
  await minutesLater();
  expect(await hosted()).toStrictEqual(before);
  const buy = client.call(markBought, { params: { itemId }, body: { bought: true } });
  expect(await buy).toStrictEqual(before);
  expect((await mailsTo(app, email)).filter(({ template }) => template === 'host-gifts')).toEqual(
    [],
  );
  expect(await shown()).toMatchObject({ quantityFulfilled: 1 });
});
