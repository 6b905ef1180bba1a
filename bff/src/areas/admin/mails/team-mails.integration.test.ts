import { randomUUID } from 'node:crypto';
import {
  exportTeamMails,
  getTeamMail,
  listAuditEntries,
  listTeamMails,
  sendMailsAgain,
} from '@gift-registry/bff-contract';
import { sql } from 'kysely';
import { createGuestMailer } from '../../../subjects/guest-mails/guest-mailer.ts';
import { signUpAndIn } from '../../../testing/accounts.ts';
import { mailsTo } from '../../../testing/mails/mailbox.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';

let app: TestApp;
let team: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  ({ client: team } = await signUpAndIn(app, { role: 'support' }));
});
afterAll(() => app.close());

const registryLink = 'https://tohfa.example/r/AB12CD34';

const giftsBack = (to: string) =>
  ({
    template: 'gifts-given-back',
    to,
    data: {
      guestName: 'Ravi',
      registryName: 'Meera & Dev',
      gifts: 2,
      promised: false,
      registryLink,
    },
  }) as const;

const log = (to: string) =>
  app.deps.outbox.enqueue(app.deps.db, { topic: 'mail', payload: giftsBack(to) });

const settle = (id: string, state: string, changes = sql`content = content`) =>
  sql`update mails set state = ${state}, ${changes} where id = ${id}`.execute(app.deps.db);

const found = async (query: object) =>
  (await team.call(listTeamMails, { query })).rows.map(({ recipient, state }) => [
    recipient,
    state,
  ]);

test('mails are found by part of an address, state and template, and exported', async () => {
  const failed = await log('Farida@example.com');
  await log('farid@example.com');
  await settle(failed, 'given-up');
  expect(await found({ search: 'FARID' })).toEqual([
    ['farid@example.com', 'waiting'],
    ['Farida@example.com', 'given-up'],
  ]);
  expect(await found({ search: 'farid', state: 'given-up' })).toEqual([
    ['Farida@example.com', 'given-up'],
  ]);
  expect(await found({ search: 'farid', template: 'otp' })).toEqual([]);
  const file = await (await team.fetch(`${exportTeamMails.path}?search=farida`)).text();
  expect(file).toContain('Farida@example.com,gifts-given-back,given-up');
});

test('a mail that was given up is sent again, once for each press, and says so', async () => {
  const to = 'again@example.com';
  const mailId = await log(to);
  await settle(mailId, 'given-up');
  const body = { mailIds: [mailId] };
  expect(await team.call(sendMailsAgain, { body })).toEqual({ sent: [mailId], refused: [] });
  expect(await mailsTo(app, to)).toHaveLength(2);
  const { sentAgain } = await team.call(getTeamMail, { params: { mailId } });
  expect(sentAgain).toMatchObject([{ recipient: to, state: 'waiting' }]);
  const { rows } = await team.call(listAuditEntries, { query: { search: `mail:${mailId}` } });
  expect(rows).toMatchObject([{ action: 'mail-sent-again', reason: null }]);
});

test('a mailbox gets no more than its mails of a day without a reason', async () => {
  const to = 'limited@example.com';
  const mailIds = await Promise.all([log(to), log(to), log(to)]);
  for (const id of mailIds) await settle(id, 'given-up');
  const { sent, refused } = await team.call(sendMailsAgain, { body: { mailIds } });
  expect([sent.length, refused.map(({ why }) => why)]).toEqual([2, ['limit']]);
  const rest = refused.map(({ mailId }) => mailId);
  const body = { mailIds: rest, reason: 'She called: her provider had lost them.' };
  expect(await team.call(sendMailsAgain, { body })).toEqual({ sent: rest, refused: [] });
  const { rows } = await team.call(listAuditEntries, { query: { search: `mail:${rest[0]}` } });
  expect(rows[0]?.reason).toBe(body.reason);
});

test('nothing is sent twice that is on its way, and nothing whose link or code has ended', async () => {
  const [waiting, ended] = await Promise.all([log('twice@example.com'), log('ended@example.com')]);
  await settle(ended, 'sent', sql`content = null`);
  const unknown = randomUUID();
  const { sent, refused } = await team.call(sendMailsAgain, {
    body: { mailIds: [waiting, ended, unknown] },
  });
  expect(sent).toEqual([]);
  expect(new Map(refused.map(({ mailId, why }) => [mailId, why]))).toEqual(
    new Map([
      [waiting, 'on-its-way'],
      [ended, 'ended'],
      [unknown, 'unknown'],
    ]),
  );
});

test('a mail without room in its mailbox is logged as waiting, and goes out with a reason', async () => {
  const to = 'full@example.com';
  const mailer = createGuestMailer(app.deps);
  const mail = giftsBack(to);
  for (let count = 0; count < 3; count += 1)
    await mailer.send(app.deps.db, {
      to,
      guestId: null,
      registryId: null,
      causedBy: 'host',
      full: mail,
      neutral: mail,
    });
  const { rows } = await team.call(listTeamMails, { query: { search: to } });
  const held = rows.filter(({ isHeld }) => isHeld);
  expect(rows).toHaveLength(3);
  expect(held).toMatchObject([
    { state: 'waiting', reason: 'The mailbox has had all mails that strangers may cause today.' },
  ]);
  const mailIds = held.map(({ id }) => id);
  expect((await team.call(sendMailsAgain, { body: { mailIds } })).refused).toMatchObject([
    { why: 'limit' },
  ]);
  const body = { mailIds, reason: 'The guest asked for it.' };
  expect((await team.call(sendMailsAgain, { body })).sent).toEqual(mailIds);
  expect(await mailsTo(app, to)).toHaveLength(3);
  expect(await found({ search: to })).toHaveLength(3);
  expect(await app.deps.db.selectFrom('waitingMails').selectAll().execute()).toEqual([]);
});

test('no reply about a mail has its link', async () => {
  const mailId = await log('secret@example.com');
  const texts = await Promise.all(
    [`${listTeamMails.path}?search=secret`, `${listTeamMails.path}/${mailId}`].map(async (path) =>
      (await team.fetch(path)).text(),
    ),
  );
  expect(texts.join()).toContain('secret@example.com');
  expect(texts.join()).not.toContain('AB12CD34');
});
