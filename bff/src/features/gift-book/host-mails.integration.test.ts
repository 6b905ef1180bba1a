import { sql } from 'kysely';
import {
  getMailSettings,
  readLinkedMailSettings,
  releaseGift,
  saveLinkedMailSettings,
  saveMailSettings,
  type MailSettings,
} from '@gift-registry/bff-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { atHour } from '../../testing/at-hour.ts';
import { failureOf } from '../../testing/failures.ts';
import { lastMail, linkValue, mailsTo } from '../../testing/mailbox.ts';
import { giveGift } from '../../testing/samples/given-gifts.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createMailSettingsLinks } from '../mails/mail-settings-link.ts';
import { mailGiftNews, mailOccasions } from './host-mails.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const deps = () => ({ ...app.deps, links: createMailSettingsLinks(app.deps.config) });

async function hostWithGift(settings?: MailSettings) {
  const { client, user } = await signUpAndIn(app);
  if (settings) await client.call(saveMailSettings, { body: settings });
  const { registryId, shareCode, itemIds } = await createSampleRegistry(app, user.id);
  const target = { shareCode, itemId: itemIds[0] ?? '' };
  const given = await giveGift(app, target, { guestName: 'Sunita', message: 'With love' });
  return { client, user, registryId, target, ...given };
}

async function tenMinutesLater() {
  await sql`update claims set updated_at = now() - interval '2 minutes' where told_at is null`.execute(
    app.deps.db,
  );
  await mailGiftNews(deps());
  await sql`update host_notices set created_at = created_at - interval '9 minutes'`.execute(
    app.deps.db,
  );
  await mailGiftNews(deps());
}

const giftMailsTo = async (email: string) =>
  (await mailsTo(app, email)).filter(({ template }) => template === 'host-gifts');

test('the gifts of ten minutes are one mail', async () => {
  const { user, target, registryId } = await hostWithGift();
  await app.deps.db
    .updateTable('registryItems')
    .set({ quantityRequested: 2 })
    .where('registryId', '=', registryId)
    .execute();
  await giveGift(app, target, { guestName: 'Ravi' });
  await mailGiftNews(deps());
  expect(await giftMailsTo(user.email)).toStrictEqual([]);
  await tenMinutesLater();
  await tenMinutesLater();
  expect((await giftMailsTo(user.email)).map(({ data }) => data)).toMatchObject([
    {
      digest: false,
      more: 0,
      gifts: [{ giverName: 'Sunita', message: 'With love' }, { giverName: 'Ravi' }],
    },
  ]);
});

test('a gift that is undone within the minute is not mailed', async () => {
  const { user, guest, giftId, target } = await hostWithGift();
  await guest.call(releaseGift, { params: { shareCode: target.shareCode, giftId } });
  await tenMinutesLater();
  expect(await giftMailsTo(user.email)).toStrictEqual([]);
});

test('a digest waits for 09:00 in the registry’s zone and comes once a day', async () => {
  const { user, registryId } = await hostWithGift({
    giftMails: 'daily',
    eventMails: true,
    questionMails: true,
  });
  const hours = Number(new Date().getUTCHours());
  // Zones reach from 12 hours behind to 14 ahead.
  const early = Math.min(Math.max(hours - 11, 0), 8);
  const late = Math.max(Math.min(hours + 13, 23), 9);
  await atHour(app, registryId, early);
  await tenMinutesLater();
  expect(await giftMailsTo(user.email)).toStrictEqual([]);
  await atHour(app, registryId, late);
  await tenMinutesLater();
  await tenMinutesLater();
  expect((await giftMailsTo(user.email)).map(({ data }) => data)).toMatchObject([{ digest: true }]);
});

test('never means never', async () => {
  const { user } = await hostWithGift({
    giftMails: 'never',
    eventMails: true,
    questionMails: true,
  });
  await tenMinutesLater();
  expect(await giftMailsTo(user.email)).toStrictEqual([]);
});

/** As mail programs do it: from elsewhere, without cookies and tokens of ours. */
async function unsubscribe(link: string): Promise<void> {
  const clicked = await fetch(`${app.baseUrl}${new URL(link).pathname}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'cross-site',
    },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(clicked.status).toBe(200);
}

test('the links of earlier mails still end all mails, and who ended those about gifts gets no questions', async () => {
  const { client, user } = await hostWithGift();
  const old = deps().links.settings(user.id).split('token=')[1] ?? '';
  await unsubscribe(`http://localhost:3000/api/unsubscribe/${old}`);
  const none = { giftMails: 'never', eventMails: false, questionMails: false };
  expect(await client.call(getMailSettings, {})).toStrictEqual(none);
  await sql`update host_mail_settings set question_mails = null where user_id = ${user.id}`.execute(
    app.deps.db,
  );
  expect(await client.call(getMailSettings, {})).toStrictEqual(none);
});

test('the link of a mail changes the settings without a sign-in; one click ends what the mail is about', async () => {
  const { client, user } = await hostWithGift();
  await tenMinutesLater();
  const { data } = await lastMail(app, user.email, 'host-gifts');
  const token = linkValue(data.settingsLink, 'token');
  const stranger = app.client();
  expect(await stranger.call(readLinkedMailSettings, { body: { token } })).toStrictEqual({
    giftMails: 'at-once',
    eventMails: true,
    questionMails: true,
  });
  await stranger.call(saveLinkedMailSettings, {
    body: { token, giftMails: 'daily', eventMails: true, questionMails: true },
  });
  expect((await client.call(getMailSettings, {})).giftMails).toBe('daily');

  const { pathname } = new URL(data.unsubscribeLink);
  const looked = await fetch(`${app.baseUrl}${pathname}`, { redirect: 'manual' });
  expect(looked.headers.get('location')).toMatch(/\/mail-settings\?token=.*&about=gifts$/);
  expect((await client.call(getMailSettings, {})).giftMails).toBe('daily');

  await unsubscribe(data.unsubscribeLink);
  expect(await client.call(getMailSettings, {})).toStrictEqual({
    giftMails: 'never',
    eventMails: true,
    questionMails: true,
  });
  await unsubscribe(deps().links.oneClick(user.id, 'events'));
  await unsubscribe(deps().links.oneClick(user.id, 'questions'));
  expect(await client.call(getMailSettings, {})).toStrictEqual({
    giftMails: 'never',
    eventMails: false,
    questionMails: false,
  });
  const forged = await fetch(`${app.baseUrl}${pathname.slice(0, -4)}AAAA`, { method: 'POST' });
  expect(forged.status).toBe(400);
  expect(
    (await failureOf(stranger.call(readLinkedMailSettings, { body: { token: 'made-up' } }))).code,
  ).toBe('token-invalid');
});

test.each([7, 5])(
  'hosts are reminded %s days before the event, once, with what is left',
  async (days) => {
    const { user, registryId } = await hostWithGift();
    await sql`update registries set event_date = (now() at time zone time_zone)::date + ${days}::int,
    time_zone = 'Etc/GMT' where id = ${registryId}`.execute(app.deps.db);
    const hours = new Date().getUTCHours();
    await atHour(app, registryId, Math.max(Math.min(hours + 11, 23), 9));
    await sql`update registries set event_date = (now() at time zone time_zone)::date + ${days}::int
    where id = ${registryId}`.execute(app.deps.db);
    await mailOccasions(deps());
    await mailOccasions(deps());
    const mails = (await mailsTo(app, user.email)).filter(
      ({ template }) => template === 'host-occasion',
    );
    expect(mails.map(({ data }) => data)).toMatchObject([
      { occasion: 'event-soon', days, left: 0 },
    ]);
  },
);

test('only the owner is asked to complete the registry, in its settings', async () => {
  const { user, registryId } = await hostWithGift();
  const { user: coHost } = await signUpAndIn(app);
  await app.deps.db.insertInto('coHosts').values({ registryId, userId: coHost.id }).execute();
  await atHour(app, registryId, Math.max(Math.min(new Date().getUTCHours() + 11, 23), 9));
  await sql`update registries set event_date = (now() at time zone time_zone)::date - 31
    where id = ${registryId}`.execute(app.deps.db);
  await mailOccasions(deps());
  const { data } = await lastMail(app, user.email, 'host-occasion');
  expect(data).toMatchObject({
    occasion: 'completion',
    completeLink: `http://localhost:3000/registry-settings/${registryId}#complete`,
  });
  expect(await mailsTo(app, coHost.email)).not.toContainEqual(
    expect.objectContaining({ template: 'host-occasion' }),
  );
});
