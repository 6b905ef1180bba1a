import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { forgetMe, openGiftsLink, releaseGift, todayInIndia } from '@gift-registry/bff-contract';
import { mailJobSchema, type MailJob } from '@gift-registry/workers-contract';
import { createGuestMailer } from '../../subjects/guest-mails/guest-mailer.ts';
import { sendWaitingMails } from '../../subjects/guest-mails/send-waiting-mails.service.ts';
import { createAccount } from '../../testing/accounts.ts';
import { claim, createGuests } from '../../testing/samples/guest-crowd.ts';
import { allMails, lastMail, linkValue, mailsTo } from '../../testing/mails/mailbox.ts';
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

async function aDayLater() {
  const { db } = testApp.deps;
  await sql`update rate_limits set resets_at = now() where key like 'mail/%'`.execute(db);
  await sql`update waiting_mails set try_at = now()`.execute(db);
  await sendWaitingMails(testApp.deps);
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

  test('one browser mails ten strangers a day, and all of its gifts are recorded', async () => {
    const { shareCode, itemIds } = await createRegistry(12);
    const guest = testApp.client();
    const addresses = itemIds.map(newAddress);
    for (const [index, itemId] of itemIds.entries()) {
      const form = { guestEmail: addresses[index] };
      expect((await claim(guest, { shareCode, itemId, form })).gift.status).toBe('purchased');
    }
    expect(await mailsToAll(addresses)).toBe(10);
  });
});

describe('a mail that has to wait', () => {
  test('follows in full when its browser confirms the mailbox; those of others go on waiting', async () => {
    const address = newAddress();
    const guest = testApp.client();
    const registry = await createRegistry(3);
    for (const itemId of registry.itemIds)
      await claim(guest, { ...registry, itemId, form: { guestEmail: address } });
    await giveAll(await createRegistry(2), () => address);
    expect(await templatesTo(address)).toStrictEqual(['gift-confirmation', 'gift-confirmation']);
    await sendWaitingMails(testApp.deps);
    expect(await templatesTo(address)).toHaveLength(2);

    await open(guest, (await mailsTo(testApp, address))[0]);
    await sendWaitingMails(testApp.deps);
    const receipts = (await mailsTo(testApp, address)).slice(2);
    expect(receipts).toMatchObject([
      { template: 'claim-receipt', data: { productName: 'Brass lamp 1' } },
      { template: 'claim-receipt', data: { productName: 'Brass lamp 2' } },
    ]);
  });

  test('is sent a day later, the most important first, and twice again', async () => {
    const address = newAddress();
    await giveAll(await createRegistry(2), () => address);
    const link = 'http://localhost:3000';
    const mail = { to: address, guestId: null, registryId: null, causedBy: 'host' } as const;
    const mails = {
      'thank-you': { guestName: 'there', noteLink: link, replyTo: null },
      'claim-reminder': {
        ...{ guestName: 'there', productName: 'a lamp', registryName: 'a registry' },
        ...{ expiresAt: new Date().toISOString(), giftsLink: link },
      },
      'query-receipt': { name: 'there' },
    };
    const mailer = createGuestMailer(testApp.deps);
    for (const [template, data] of Object.entries(mails)) {
      const job = mailJobSchema.parse({ template, to: address, data });
      await mailer.send(testApp.deps.db, { ...mail, full: job, neutral: job });
    }
    expect(await templatesTo(address)).toHaveLength(2);
    await aDayLater();
    expect((await templatesTo(address)).slice(2)).toStrictEqual([
      'query-receipt',
      'claim-reminder',
    ]);
    await aDayLater();
    expect((await templatesTo(address)).slice(4)).toStrictEqual(['thank-you']);
  });

  test('is forgotten when it is of no use any more, and with its guest', async () => {
    const address = newAddress();
    const waiting = () =>
      testApp.deps.db.selectFrom('waitingMails').select('guestId').orderBy('id').execute();
    const before = (await waiting()).length;
    const guest = testApp.client();
    const registry = await createRegistry(4);
    for (const itemId of registry.itemIds)
      await claim(guest, { ...registry, itemId, form: { guestEmail: address } });
    expect(await waiting()).toHaveLength(before + 3);
    await sql`
      update waiting_mails set expires_at = now() where id = (select id from waiting_mails order by id desc limit 1)`.execute(
      testApp.deps.db,
    );
    await sendWaitingMails(testApp.deps);
    expect(await waiting()).toHaveLength(before + 2);
    await guest.call(forgetMe, { params: { shareCode: registry.shareCode } });
    expect(await waiting()).toHaveLength(before);
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
