import { randomUUID } from 'node:crypto';
import {
  exportTeamMails,
  getTeamMail,
  listAuditEntries,
  listTeamMails,
  sendMailsAgain,
  sendUndeliveredMails,
} from '@gift-registry/bff-contract';
import { sql } from 'kysely';
import { signUpAndIn } from '../../testing/accounts.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { countTroubles } from '../team/overview.repository.ts';

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

const log = (to: string) => app.deps.outbox.mail(app.deps.db, giftsBack(to));

const settle = (id: string, state: string, changes = sql`content = content`) =>
  sql`update mails set state = ${state}, ${changes} where id = ${id}`.execute(app.deps.db);

/** As the task leaves it that records the outcomes of jobs. */
async function giveUp(id: string) {
  await settle(id, 'given-up');
  await app.deps.db.deleteFrom('outbox').where('id', '=', id).execute();
}

const troubles = () => countTroubles(app.deps.db);

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

test('a mail that was given up goes on under its own id, once for each press, and is no trouble any more', async () => {
  await sql`truncate outbox, mails`.execute(app.deps.db);
  const to = 'again@example.com';
  const mailId = await log(to);
  await giveUp(mailId);
  expect(await troubles()).toMatchObject({ failedMails: 1 });
  const body = { mailIds: [mailId] };
  expect(await team.call(sendMailsAgain, { body })).toEqual({ sent: [mailId], refused: [] });
  expect(await team.call(sendMailsAgain, { body })).toEqual({
    ...{ sent: [], refused: [{ mailId, why: 'on-its-way' }] },
  });
  expect(await mailsTo(app, to)).toHaveLength(1);
  expect(await found({ search: to })).toEqual([[to, 'waiting']]);
  expect(await troubles()).toMatchObject({ failedMails: 0 });
  const { rows } = await team.call(listAuditEntries, { query: { search: `mail:${mailId}` } });
  expect(rows).toMatchObject([{ action: 'mail-sent-again' }]);
});

test('a mail that was delivered is sent again as a new one, and says so', async () => {
  const to = 'lost@example.com';
  const mailId = await log(to);
  await settle(mailId, 'sent');
  expect(await team.call(sendMailsAgain, { body: { mailIds: [mailId] } })).toMatchObject({
    sent: [mailId],
  });
  const { sentAgain } = await team.call(getTeamMail, { params: { mailId } });
  expect(sentAgain).toMatchObject([{ recipient: to, state: 'waiting' }]);
});

test('all undelivered mails are sent again with one press, but those whose link has ended', async () => {
  await sql`truncate outbox, mails`.execute(app.deps.db);
  const ids = await Promise.all(Array.from({ length: 120 }, (_, n) => log(`all-${n}@example.com`)));
  for (const id of ids) await giveUp(id);
  const [ended = '', ...others] = ids;
  await settle(ended, 'given-up', sql`content_until = now()`);
  expect(await team.call(sendUndeliveredMails, {})).toEqual({ sent: others.length });
  expect(await found({ state: 'given-up' })).toEqual([['all-0@example.com', 'given-up']]);
  expect(await troubles()).toMatchObject({ failedMails: 0 });
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

test('a mail that was held back can be sent', async () => {
  const to = 'full@example.com';
  const mailId = await app.deps.outbox.mail(app.deps.db, giftsBack(to), {
    room: { mails: 0, templates: [] },
  });
  expect(await mailsTo(app, to)).toHaveLength(0);
  expect((await team.call(listTeamMails, { query: { search: to } })).rows).toMatchObject([
    {
      state: 'held',
      reason: 'This address has had the mails that strangers may cause in a day.',
    },
  ]);
  await team.call(sendMailsAgain, { body: { mailIds: [mailId] } });
  expect(await mailsTo(app, to)).toHaveLength(1);
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
