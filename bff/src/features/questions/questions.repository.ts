import { sql } from 'kysely';
import type { AskedQuestion, GiftQuestion, RegistryStatus } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { wantsQuestions } from '../mails/index.ts';
import { shareCodeForGuest } from '../giving/index.ts';
import { hostedBy } from '../registries/index.ts';

interface SharedGift {
  readonly status: RegistryStatus;
  readonly registryId: string;
  readonly registryName: string;
  readonly productName: string;
}

export const findSharedGift = (
  db: Db,
  { shareCode, itemId }: { readonly shareCode: string; readonly itemId: string },
): Promise<SharedGift | undefined> =>
  db
    .selectFrom('registryItems as item')
    .innerJoin('products as product', 'product.id', 'item.productId')
    .innerJoin('registries', 'registries.id', 'item.registryId')
    .innerJoin('openShares as share', 'share.registryId', 'registries.id')
    .select([
      'registries.id as registryId',
      'registries.registryName',
      'registries.status',
      'product.name as productName',
    ])
    .where('item.id', '=', itemId)
    .where('share.shareCode', '=', shareCode)
    .executeTakeFirst();

interface NewQuestion {
  readonly registryId: string;
  readonly itemId: string;
  readonly guestId: string;
  readonly guestName: string;
  readonly guestEmail: string | null;
  readonly question: string;
}

/** Resolves to false when the guest has asked the same before. */
export async function insertQuestion(trx: Db, question: NewQuestion): Promise<boolean> {
  const inserted = await trx
    .insertInto('giftQuestions')
    .values(question)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export const findOwnQuestions = (
  db: Db,
  { itemId, guestId }: { readonly itemId: string; readonly guestId: string },
): Promise<AskedQuestion[]> =>
  db
    .selectFrom('giftQuestions')
    .select(['question', 'answer'])
    .where('itemId', '=', itemId)
    .where('guestId', '=', guestId)
    .orderBy('id', 'desc')
    .limit(50)
    .execute();

export const findAnswered = (
  db: Db,
  { id, shareCode }: { readonly id: string; readonly shareCode: string },
): Promise<(AskedQuestion & { itemId: string }) | undefined> =>
  db
    .selectFrom('giftQuestions')
    .innerJoin('openShares as share', 'share.registryId', 'giftQuestions.registryId')
    .select([
      'question',
      'answer',
      ({ fn }) => fn.coalesce('itemId', 'removedItemId').$notNull().as('itemId'),
    ])
    .where('giftQuestions.id', '=', id)
    .where('share.shareCode', '=', shareCode)
    .executeTakeFirst();

const asHostsSee = (db: Db, userId: string) =>
  db
    .selectFrom('giftQuestions')
    .innerJoin('registries', 'registries.id', 'giftQuestions.registryId')
    .innerJoin('registryItems as item', 'item.id', 'giftQuestions.itemId')
    .innerJoin('products as product', 'product.id', 'item.productId')
    .select([
      'giftQuestions.id',
      'item.id as itemId',
      'product.name as productName',
      sql<string>`coalesce(product.thumbnail_url, product.image_url)`.as('imageUrl'),
      'guestName',
      sql<boolean>`guest_email is not null`.as('mailsAnswer'),
      'question',
      'answer',
      'isPublic',
      'giftQuestions.createdAt',
    ])
    .where(hostedBy(userId));

export const findQuestions = (
  db: Db,
  userId: string,
  registryId: string,
): Promise<GiftQuestion[]> =>
  asHostsSee(db, userId)
    .where('registries.id', '=', registryId)
    .orderBy('giftQuestions.id', 'desc')
    .limit(200)
    .execute();

export const findQuestion = (
  db: Db,
  userId: string,
  questionId: string,
): Promise<GiftQuestion | undefined> =>
  asHostsSee(db, userId).where('giftQuestions.id', '=', questionId).executeTakeFirst();

export interface LockedQuestion {
  readonly registryId: string;
  readonly registryName: string;
  readonly shareCode: string | null;
  readonly productName: string;
  readonly guestId: string;
  readonly guestEmail: string | null;
  readonly question: string;
  readonly isAnswered: boolean;
  readonly isPublic: boolean;
}

export const lockQuestion = (
  trx: Db,
  userId: string,
  questionId: string,
): Promise<LockedQuestion | undefined> =>
  trx
    .selectFrom('giftQuestions')
    .innerJoin('registries', 'registries.id', 'giftQuestions.registryId')
    .innerJoin('registryItems as item', 'item.id', 'giftQuestions.itemId')
    .innerJoin('products as product', 'product.id', 'item.productId')
    .select([
      'giftQuestions.registryId',
      'registries.registryName',
      'product.name as productName',
      'guestId',
      'guestEmail',
      'question',
      sql<boolean>`answer is not null`.as('isAnswered'),
      'isPublic',
      shareCodeForGuest('giftQuestions.registryId', 'giftQuestions.guestId').as('shareCode'),
    ])
    .where('giftQuestions.id', '=', questionId)
    .where(hostedBy(userId))
    .forUpdate('giftQuestions')
    .executeTakeFirst();

interface NewAnswer {
  readonly questionId: string;
  readonly answer: string;
  readonly isPublic: boolean;
  readonly answeredBy: string;
}

export async function saveAnswer(
  trx: Db,
  { questionId, answer, isPublic, answeredBy }: NewAnswer,
): Promise<void> {
  await trx
    .updateTable('giftQuestions')
    .set({ answer, isPublic, answeredBy, answeredAt: sql<string>`now()` })
    .where('id', '=', questionId)
    .execute();
}

export async function deleteQuestion(trx: Db, questionId: string): Promise<void> {
  await trx.deleteFrom('giftQuestions').where('id', '=', questionId).execute();
}

export interface QuestionRecipient {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
}

export async function findRecipients(
  db: Db,
  hostIds: readonly string[],
): Promise<QuestionRecipient[]> {
  const { rows } = await sql<QuestionRecipient>`
    select users.id as user_id, users.email, profiles.first_name
      from users join profiles on profiles.id = users.id
      left join host_mail_settings settings on settings.user_id = users.id
     where users.id = any(${hostIds}::uuid[])
       and ${wantsQuestions}`.execute(db);
  return rows;
}
