import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { openGiftsLink, releaseGift, todayInIndia } from '@gift-registry/bff-contract';
import { mailDefinition, type MailJob } from '@gift-registry/workers-contract';
import { createGuestMailer } from '../mails/guest-mailer.ts';
import { createAccount } from '../../testing/accounts.ts';
import { claim, createGuests } from '../../testing/samples/guest-crowd.ts';
import { allMails, lastMail, linkValue, mailsTo } from '../../testing/mailbox.ts';
import {
  createSampleRegistry,
  type SampleRegistry,
} from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

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

async function giveAll(
  { shareCode, itemIds }: Pick<SampleRegistry, 'shareCode' | 'itemIds'>,
  addressOf: (index: number) => string,
  guestOf: () => TestClient = () => testApp.client(),
): Promise<void> {
  await Promise.all(
    itemIds.map((itemId, index) =>
      claim(guestOf(), { shareCode, itemId, form: { guestEmail: addressOf(index) } }),
    ),
  );
}

const templatesTo = async (address: string) =>
  (await mailsTo(testApp, address)).map(({ template }) => template);

const receipt = (to: string) =>
  ({
    template: 'gift-confirmation',
    to,
    data: mailDefinition('gift-confirmation').sample,
  }) as const;

async function open(guest: TestClient, mail: MailJob | undefined) {
  if (mail?.template !== 'gift-confirmation') throw new Error('No mail with a link.');
  const token = linkValue(mail.data.giftsLink, 'gifts');
  await guest.call(openGiftsLink, { body: { token } });
}

async function confirm(guest: TestClient, address: string) {
  const { shareCode, itemIds } = await createRegistry(1);
  await claim(guest, { shareCode, itemId: itemIds[0] ?? '', form: { guestEmail: address } });
  await open(guest, (await mailsTo(testApp, address))[0]);
}

describe('a limit belongs to the recipient', () => {
  test('100 guests with an address each all get their receipt from one host at once', async () => {
    const { id } = await createAccount(testApp);
    const { shareCode, itemIds } = await createSampleRegistry(testApp, id, {
      items: 8,
      quantity: 15,
    });
    const guests = await createGuests([testApp.baseUrl], 100);
    const addresses = guests.map(newAddress);
    for (let start = 0; start < guests.length; start += 20)
      await Promise.all(
        guests.slice(start, start + 20).map((guest, index) =>
          claim(guest, {
            shareCode,
            itemId: itemIds[(start + index) % 8] ?? '',
            form: { guestEmail: addresses[start + index] },
          }),
        ),
      );
    const mailed = (await allMails(testApp)).map(({ to }) => to);
    expect(addresses.filter((address) => mailed.includes(address))).toHaveLength(100);
  });

  test('strangers make us write to one person twice a day, from whatever browser and registry', async () => {
    const victim = `${randomUUID()}@gmail.com`;
    const spellings = [victim, victim.replace('@', '+1@'), victim.replace('-', '.-')];
    const registries = await Promise.all([createRegistry(6), createRegistry(6)]);
    for (const registry of registries)
      await giveAll(registry, (index) => spellings[index % 3] ?? '');
    expect(await mailsToAll(spellings)).toBe(2);
  });

  test('control: the owner of a mailbox gets a mail for each gift', async () => {
    const guest = testApp.client();
    const address = newAddress();
    await confirm(guest, address);
    await giveAll(
      await createRegistry(12),
      () => address,
      () => guest,
    );
    expect(await templatesTo(address)).toStrictEqual([
      'gift-confirmation',
      ...Array.from({ length: 12 }, () => 'claim-receipt'),
    ]);
  });

  test('control: without the lock of the mailbox, two gifts at once both find its last room', async () => {
    const to = newAddress();
    await giveAll(await createRegistry(1), () => to);
    const room = { mails: 2, templates: ['gift-confirmation'] };
    await Promise.all(
      [1, 2].map(() =>
        testApp.deps.db.transaction().execute(async (trx) => {
          await testApp.deps.outbox.mail(trx, receipt(to), { room });
          await delay(300);
        }),
      ),
    );
    expect(await mailsToAll([to])).toBe(3);
  });
});

describe('a third mail of strangers within a day', () => {
  const states = async (address: string) =>
    (
      await testApp.deps.db
        .selectFrom('mails')
        .select('state')
        .where('recipient', '=', address)
        .orderBy('id')
        .execute()
    ).map(({ state }) => state);

  test('is held back and logged', async () => {
    const address = newAddress();
    await giveAll(await createRegistry(3), () => address);
    expect(await states(address)).toEqual(['waiting', 'waiting', 'held']);
  });

  test('goes out when an earlier one was not delivered, or was sent a day ago', async () => {
    const address = newAddress();
    const { db } = testApp.deps;
    await giveAll(await createRegistry(2), () => address);
    await sql`update mails set state = 'given-up' where recipient = ${address}`.execute(db);
    await giveAll(await createRegistry(2), () => address);
    expect(await states(address)).toEqual(['given-up', 'given-up', 'waiting', 'waiting']);
    await sql`update mails set created_at = now() - interval '1 day' where recipient = ${address}`.execute(
      db,
    );
    await giveAll(await createRegistry(3), () => address);
    expect((await states(address)).slice(4)).toEqual(['waiting', 'waiting', 'held']);
  });

  test('control: goes out when a host, the team or money causes it', async () => {
    const address = newAddress();
    await giveAll(await createRegistry(2), () => address);
    const mailer = createGuestMailer(testApp.deps);
    const mail = {
      template: 'thank-you' as const,
      to: address,
      data: mailDefinition('thank-you').sample,
    };
    for (let count = 0; count < 3; count += 1)
      await mailer.send(testApp.deps.db, {
        ...{ to: address, registryId: null },
        ...{ full: mail, neutral: mail },
      });
    expect(await templatesTo(address)).toHaveLength(5);
  });
});

const phishing = 'Your bank account is locked: open evil-bank.example';

test('the first mail to an address names occasion, day and host, and repeats nothing that anybody typed', async () => {
  const { shareCode, itemIds } = await createRegistry(1, { registryName: phishing });
  const guestEmail = newAddress();
  const guestName = 'Asha https://evil.example/a \u202e evil-bank.example';
  const form = { guestEmail, guestName };
  await claim(testApp.client(), { shareCode, itemId: itemIds[0] ?? '', form });
  const [mail] = await mailsTo(testApp, guestEmail);
  expect(mail?.template).toBe('gift-confirmation');
  expect(mail?.data).toMatchObject({
    event: { occasion: 'birthday', date: todayInIndia(), hostName: 'Meera' },
  });
  expect(mail?.theme).toBe('marigold');
  expect(JSON.stringify(mail)).not.toMatch(/evil|bank|Brass lamp|Asha/);
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
