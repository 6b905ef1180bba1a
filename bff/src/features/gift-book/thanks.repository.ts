import { sql } from 'kysely';
import type { SentNote, ThankChannel } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';

export interface ThankableGift {
  readonly id: string;
  readonly kind: 'claim' | 'contribution';
  readonly registryId: string;
  readonly registryName: string;
  readonly guestId: string;
  readonly guestName: string;
  readonly guestEmail: string | null;
  readonly productName: string;
}

export async function lockThankableGifts(
  trx: Db,
  giftIds: readonly string[],
  registryIds: readonly string[],
): Promise<ThankableGift[]> {
  const found = (table: 'claims' | 'contributions') => sql`
    select g.id, g.registry_id, r.registry_name, g.guest_id, g.guest_name, g.guest_email, p.name as product_name
      from ${sql.table(table)} g
      join registries r on r.id = g.registry_id
      join products p on p.id = g.product_id
     where g.id = any(${[...giftIds]}::uuid[]) and g.registry_id = any(${[...registryIds]}::uuid[])
       and g.status = 'purchased'`;
  const { rows: claims } = await sql<Omit<ThankableGift, 'kind'>>`
    ${found('claims')} and g.kind = 'guest' order by g.id for no key update of g`.execute(trx);
  const { rows: contributions } = await sql<Omit<ThankableGift, 'kind'>>`
    ${found('contributions')} order by g.id for no key update of g`.execute(trx);
  return [
    ...claims.map((gift) => ({ ...gift, kind: 'claim' as const })),
    ...contributions.map((gift) => ({ ...gift, kind: 'contribution' as const })),
  ];
}

const giftColumn = (kind: ThankableGift['kind']) =>
  kind === 'claim' ? 'claimId' : 'contributionId';
const giftTable = (kind: ThankableGift['kind']) => (kind === 'claim' ? 'claims' : 'contributions');

interface NewNote {
  readonly gift: ThankableGift;
  readonly batchId: string;
  readonly sentBy: string;
  readonly channel: ThankChannel;
  readonly note: string;
}

/** Records a note, and the gift as thanked for. Resolves to undefined when the batch has thanked for it before. */
export async function insertNote(trx: Db, { gift, ...note }: NewNote): Promise<string | undefined> {
  const inserted = await trx
    .insertInto('thankYouNotes')
    .values({ ...note, registryId: gift.registryId, [giftColumn(gift.kind)]: gift.id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return undefined;
  await trx
    .updateTable(giftTable(gift.kind))
    .set({ thankedAt: sql<string>`now()` })
    .where('id', '=', gift.id)
    .execute();
  return inserted.id;
}

export async function giftsOfBatch(db: Db, batchId: string, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select coalesce(claim_id, contribution_id) as id from thank_you_notes
     where batch_id = ${batchId} and sent_by = ${userId}`.execute(db);
  return rows.map(({ id }) => id);
}

interface RemovedNote {
  readonly giftId: string;
  readonly registryId: string;
}

/** Removes the batch's notes that were not mailed; the gifts are thanked for as their other notes say. */
export async function deleteNotes(
  trx: Db,
  batchId: string,
  userId: string,
): Promise<RemovedNote[]> {
  const { rows } = await sql<RemovedNote>`
    delete from thank_you_notes
     where batch_id = ${batchId} and sent_by = ${userId} and channel <> 'mail'
     returning coalesce(claim_id, contribution_id) as gift_id, registry_id`.execute(trx);
  const giftIds = rows.map(({ giftId }) => giftId);
  for (const kind of ['claim', 'contribution'] as const)
    await sql`
      update ${sql.table(giftTable(kind))} g
         set thanked_at = (select max(n.created_at) from thank_you_notes n
           where n.${sql.ref(kind === 'claim' ? 'claim_id' : 'contribution_id')} = g.id)
       where g.id = any(${giftIds}::uuid[])`.execute(trx);
  return rows;
}

export async function findNotes(
  db: Db,
  giftId: string,
  registryIds: readonly string[],
): Promise<SentNote[]> {
  const { rows } = await sql<SentNote>`
    select n.id, n.channel, n.note, n.created_at,
           nullif(trim(p.first_name || ' ' || p.last_name), '') as sent_by
      from thank_you_notes n left join profiles p on p.id = n.sent_by
     where (n.claim_id = ${giftId} or n.contribution_id = ${giftId})
       and n.registry_id = any(${[...registryIds]}::uuid[])
     order by n.id desc`.execute(db);
  return rows;
}

export async function isGiftOf(
  db: Db,
  giftId: string,
  registryIds: readonly string[],
): Promise<boolean> {
  const { rows } = await sql`
    select from claims
     where id = ${giftId} and kind = 'guest' and registry_id = any(${[...registryIds]}::uuid[])
    union all
    select from contributions
     where id = ${giftId} and registry_id = any(${[...registryIds]}::uuid[])`.execute(db);
  return rows.length > 0;
}

export interface ReadableNote {
  readonly note: string;
  readonly giverName: string;
  readonly productName: string;
  readonly from: string;
  readonly occasionDate: string;
}

/** Returns the giver to whom a note was mailed; undefined when the guest's data is gone. */
export async function findMailedGiver(
  db: Db,
  noteId: string,
): Promise<{ readonly guestId: string; readonly email: string } | undefined> {
  const { rows } = await sql<{ guestId: string; email: string }>`
    select coalesce(c.guest_id, k.guest_id) as guest_id, coalesce(c.guest_email, k.guest_email) as email
      from thank_you_notes n
      left join claims c on c.id = n.claim_id
      left join contributions k on k.id = n.contribution_id
     where n.id = ${noteId} and n.channel = 'mail'
       and coalesce(c.guest_id, k.guest_id) is not null and coalesce(c.guest_email, k.guest_email) is not null`.execute(
    db,
  );
  return rows[0];
}

export async function findReadableNote(db: Db, noteId: string): Promise<ReadableNote | undefined> {
  const { rows } = await sql<ReadableNote>`
    select n.note, coalesce(c.guest_name, k.guest_name) as giver_name, p.name as product_name,
           coalesce(nullif(trim(host.first_name || ' ' || host.last_name), ''), r.registry_name) as "from",
           r.event_date as occasion_date
      from thank_you_notes n
      join registries r on r.id = n.registry_id
      left join claims c on c.id = n.claim_id
      left join contributions k on k.id = n.contribution_id
      join products p on p.id = coalesce(c.product_id, k.product_id)
      left join profiles host on host.id = n.sent_by
     where n.id = ${noteId} and n.channel = 'mail'`.execute(db);
  return rows[0];
}
