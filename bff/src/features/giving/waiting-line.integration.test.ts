import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import {
  answerMailedWait,
  forgetMe,
  getMailedWait,
  getWait,
  leaveLine,
  releaseGift,
  waitForGift,
} from '@gift-registry/bff-contract';
import { transact } from '../../platform/database/transact.ts';
import { createAccount } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { lastMail, lastPart, mailsTo } from '../../testing/mailbox.ts';
import { giveGift, promiseGift } from '../../testing/samples/given-gifts.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createClaimsDependencies } from './claims-dependencies.ts';
import { sweepGuestData } from './forget-guest.ts';
import { sweepExpiredHolds } from './hold-gift.ts';
import { lockItemOfLine, takeNextInLine } from './waiting-line.repository.ts';
import { sweepLines } from './waiting-line.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const newAddress = () => `${randomUUID()}@example.com`;
const lineDeps = () => createClaimsDependencies(testApp.deps);

interface Target {
  readonly shareCode: string;
  readonly itemId: string;
}

async function heldItem(quantity = 1) {
  const { id } = await createAccount(testApp);
  const { shareCode, itemIds, registryId } = await createSampleRegistry(testApp, id, { quantity });
  const target: Target = { shareCode, itemId: itemIds[0] ?? '' };
  await sql`
    update products set source_type = 'external', external_url = ${`https://shop.example/${randomUUID()}`}
      from registry_items where registry_items.id = ${target.itemId} and products.id = product_id`.execute(
    testApp.deps.db,
  );
  const holders = [];
  for (let unit = 0; unit < quantity; unit += 1) holders.push(await giveGift(testApp, target));
  return { ...target, target, registryId, holders };
}

const join = (guest: TestClient, target: Target, email: string) =>
  guest.call(waitForGift, {
    params: { shareCode: target.shareCode, itemId: target.itemId },
    body: { email },
  });

async function inLine(target: Target) {
  const email = newAddress();
  const guest = testApp.client();
  await join(guest, target, email);
  const { data } = await lastMail(testApp, email, 'waiting-confirmation');
  const mailed = { shareCode: target.shareCode, token: lastPart(data.link) };
  await guest.call(answerMailedWait, { params: mailed, body: { answer: 'confirm' } });
  return { email, guest, mailed };
}

async function wasTold({ email }: { readonly email: string }): Promise<boolean> {
  return (await mailsTo(testApp, email)).some(({ template }) => template === 'gift-free');
}

const stateOf = async (guest: TestClient, { shareCode, itemId }: Target) =>
  (await guest.call(getWait, { params: { shareCode, itemId } })).state;

async function giveBack({ target, holders }: Awaited<ReturnType<typeof heldItem>>, index = 0) {
  const holder = holders[index];
  if (!holder) throw new Error('No such holder.');
  const params = { shareCode: target.shareCode, giftId: holder.giftId };
  return holder.guest.call(releaseGift, { params });
}

test('a guest confirms the address once, by a press', async () => {
  const { target } = await heldItem();
  const email = newAddress();
  const guest = testApp.client();
  expect(await join(guest, target, email)).toStrictEqual({ state: 'unconfirmed' });
  const { data } = await lastMail(testApp, email, 'waiting-confirmation');
  const params = { shareCode: target.shareCode, token: lastPart(data.link) };
  const read = () => testApp.client().call(getMailedWait, { params });
  expect(await read()).toStrictEqual({ state: 'unconfirmed', itemId: target.itemId });
  expect(await stateOf(guest, target)).toBe('unconfirmed');
  await testApp.client().call(answerMailedWait, { params, body: { answer: 'confirm' } });
  expect(await read()).toStrictEqual({ state: 'waiting', itemId: target.itemId });

  const { target: other } = await heldItem();
  await join(guest, other, email);
  expect(await stateOf(guest, other)).toBe('waiting');
  expect(await mailsTo(testApp, email)).toHaveLength(1);
});

test('a guest who has not confirmed the address is not in the line', async () => {
  const held = await heldItem();
  const email = newAddress();
  await join(testApp.client(), held.target, email);
  await giveBack(held);
  expect((await mailsTo(testApp, email)).map(({ template }) => template)).toStrictEqual([
    'waiting-confirmation',
  ]);
});

test('the first in the line is told, and the next 12 hours later', async () => {
  const held = await heldItem();
  const first = await inLine(held.target);
  const second = await inLine(held.target);
  await giveBack(held);
  expect([await wasTold(first), await wasTold(second)]).toStrictEqual([true, false]);
  expect(await stateOf(first.guest, held.target)).toBe('told');
  await sweepLines(lineDeps());
  expect(await wasTold(second)).toBe(false);
  await sql`
    update waiting_guests set turn_ends_at = turn_ends_at - interval '12 hours'
     where item_id = ${held.itemId} and told_at is not null`.execute(testApp.deps.db);
  await sweepLines(lineDeps());
  expect(await wasTold(second)).toBe(true);
});

test('a gift that was given during the turn is not offered to the next', async () => {
  const held = await heldItem();
  const first = await inLine(held.target);
  const second = await inLine(held.target);
  await giveBack(held);
  await giveGift(testApp, held.target);
  await sql`
    update waiting_guests set turn_ends_at = turn_ends_at - interval '12 hours'
     where item_id = ${held.itemId} and told_at is not null`.execute(testApp.deps.db);
  await sweepLines(lineDeps());
  expect([await wasTold(first), await wasTold(second)]).toStrictEqual([true, false]);
});

test('the end of a hold and a withdrawn contribution tell the first, too', async () => {
  const held = await heldItem();
  const waiting = await inLine(held.target);
  await sql`
    update claims set expires_at = now() - interval '1 minute' where item_id = ${held.itemId}`.execute(
    testApp.deps.db,
  );
  await sweepExpiredHolds(lineDeps());
  expect(await wasTold(waiting)).toBe(true);

  const { id } = await createAccount(testApp);
  const { shareCode, itemIds } = await createSampleRegistry(testApp, id);
  const together = { shareCode, itemId: itemIds[0] ?? '' };
  const { guest, giftId } = await promiseGift(testApp, together, 500);
  const other = await inLine(together);
  await guest.call(releaseGift, { params: { shareCode, giftId } });
  expect(await wasTold(other)).toBe(true);
});

test('a gift that the host asks for again is noticed by the sweeper', async () => {
  const held = await heldItem();
  const waiting = await inLine(held.target);
  await testApp.deps.db
    .updateTable('registryItems')
    .set({ quantityRequested: 2 })
    .where('id', '=', held.itemId)
    .execute();
  await sweepLines(lineDeps());
  expect(await wasTold(waiting)).toBe(true);
});

test('leaving passes the turn on', async () => {
  const held = await heldItem();
  const first = await inLine(held.target);
  const second = await inLine(held.target);
  await giveBack(held);
  await testApp.client().call(answerMailedWait, {
    params: first.mailed,
    body: { answer: 'leave' },
  });
  expect(await wasTold(second)).toBe(true);
  expect(await stateOf(first.guest, held.target)).toBe('left');
  await second.guest.call(leaveLine, {
    params: { shareCode: held.shareCode, itemId: held.itemId },
  });
  expect(await stateOf(second.guest, held.target)).toBe('left');
  expect(await testApp.client().call(getMailedWait, { params: second.mailed })).toStrictEqual({
    state: 'left',
    itemId: null,
  });
});

test('a guest leaves only the own place', async () => {
  const held = await heldItem();
  const waiting = await inLine(held.target);
  await testApp.client().call(leaveLine, {
    params: { shareCode: held.shareCode, itemId: held.itemId },
  });
  expect(await stateOf(waiting.guest, held.target)).toBe('waiting');
});

describe('units that become free at the same moment', () => {
  const told = async (target: Target): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from waiting_guests
       where item_id = ${target.itemId} and told_at is not null`.execute(testApp.deps.db);
    return rows[0]?.count ?? 0;
  };

  test('are told to as many guests, each once', async () => {
    const held = await heldItem(4);
    const line = [];
    for (let place = 0; place < 6; place += 1) line.push(await inLine(held.target));
    await Promise.all(held.holders.map((_, index) => giveBack(held, index)));
    await Promise.all([sweepLines(lineDeps()), sweepLines(lineDeps())]);
    expect(await Promise.all(line.map(wasTold))).toStrictEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    for (const { email } of line.slice(0, 4)) expect(await mailsTo(testApp, email)).toHaveLength(2);
    expect(await told(held.target)).toBe(4);
  });

  async function tellTwice(lock: boolean): Promise<number> {
    const held = await heldItem();
    for (let place = 0; place < 2; place += 1) await inLine(held.target);
    const { db } = testApp.deps;
    await sql`update claims set status = 'released', expires_at = null where item_id = ${held.itemId}`.execute(
      db,
    );
    await sql`update registry_items set quantity_reserved = 0 where id = ${held.itemId}`.execute(
      db,
    );
    const tell = () =>
      transact(db, async (trx) => {
        if (lock) await lockItemOfLine(trx, held.itemId);
        else await sql`select count(*) from waiting_guests`.execute(trx);
        const next = await takeNextInLine(trx, held.itemId);
        await sql`select pg_sleep(0.3)`.execute(trx);
        return next;
      });
    await Promise.all([tell(), tell()]);
    return told(held.target);
  }

  test('are told to one guest when two transactions look at once', async () => {
    expect(await tellTwice(true)).toBe(1);
  });

  test('control: without the lock of the item two guests are told of one unit', async () => {
    expect(await tellTwice(false)).toBe(2);
  });
});

describe('limits', () => {
  test('strangers make us write to one address twice a day, and the line refuses nobody', async () => {
    const email = newAddress();
    for (let count = 0; count < 4; count += 1) {
      const { target } = await heldItem();
      const guest = testApp.client();
      await join(guest, target, email);
      expect(await stateOf(guest, target)).toBe('unconfirmed');
    }
    expect(await mailsTo(testApp, email)).toHaveLength(2);
  });

  test('control: five guests with an address each are all mailed', async () => {
    const { target } = await heldItem();
    const addresses = Array.from({ length: 5 }, newAddress);
    for (const email of addresses) await join(testApp.client(), target, email);
    for (const email of addresses) expect(await mailsTo(testApp, email)).toHaveLength(1);
  });

  test('a gift that is free, or given, has no line', async () => {
    const { id } = await createAccount(testApp);
    const { shareCode, itemIds } = await createSampleRegistry(testApp, id);
    const target = { shareCode, itemId: itemIds[0] ?? '' };
    expect((await failureOf(join(testApp.client(), target, newAddress()))).status).toBe(409);
    await giveGift(testApp, target);
    expect((await failureOf(join(testApp.client(), target, newAddress()))).status).toBe(409);
  });
});

test('the first mail names neither the gift nor the registry, only occasion, day and host', async () => {
  const { target } = await heldItem();
  const email = newAddress();
  await join(testApp.client(), target, email);
  expect(JSON.stringify(await mailsTo(testApp, email))).not.toMatch(/Brass lamp|turns thirty/);
  const { data } = await lastMail(testApp, email, 'waiting-confirmation');
  expect(data.event).toMatchObject({ occasion: 'birthday', hostName: 'Meera' });
});

test('a guest who asks to be forgotten leaves all lines of the registry', async () => {
  const { target } = await heldItem();
  const { guest } = await inLine(target);
  await guest.call(forgetMe, { params: { shareCode: target.shareCode } });
  expect(await stateOf(guest, target)).toBe('left');
});

test('long after the event nobody waits any more', async () => {
  const { target, registryId } = await heldItem();
  const { guest } = await inLine(target);
  await testApp.deps.db
    .updateTable('registries')
    .set({ eventDate: '2020-01-01' })
    .where('id', '=', registryId)
    .execute();
  await sweepGuestData(testApp.deps);
  expect(await stateOf(guest, target)).toBe('left');
});

test('addresses that were never confirmed leave after two days', async () => {
  const { target } = await heldItem();
  const guest = testApp.client();
  await join(guest, target, newAddress());
  await sql`
    update waiting_guests set created_at = created_at - interval '49 hours'
     where item_id = ${target.itemId}`.execute(testApp.deps.db);
  await sweepLines(lineDeps());
  expect(await stateOf(guest, target)).toBe('left');
});
