import type {
  RegistrySummary,
  GiftSort,
  getGiftTotals,
  GiftTotals,
  listGifts,
  ReplyOf,
} from '@gift-registry/bff-contract';
import { z } from 'zod';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { countUnusualNetworks } from '../giving/index.ts';
import { countRequests, requireHost } from '../registries/index.ts';
import { findGiftBooks, withParcels } from '../surprise/index.ts';
import { findGiftPage, type Position } from './gift-list.repository.ts';
import { findSummaries, sumGifts } from './gift-summary.repository.ts';

/** A host's registries, newest first, each with what was given as far as its hosts may know. */
export async function listRegistries(db: Db, userId: string): Promise<RegistrySummary[]> {
  const summaries = await findSummaries(db, userId);
  const { openIds } = await findGiftBooks(db, userId);
  const unusual = await countUnusualNetworks(db, openIds);
  const owned = summaries.filter(({ role }) => role === 'owner').map(({ id }) => id);
  const requests = await countRequests(db, owned);
  return summaries.map((summary) => ({
    ...summary,
    unusualNetworks: unusual.get(summary.id) ?? 0,
    coHostRequests: requests.get(summary.id) ?? 0,
  }));
}

const contents = z.tuple([
  z.string(),
  z.union([z.string().max(300), z.number(), z.null()]),
  z.uuid(),
]);

const writeCursor = (sort: GiftSort, { value, id }: Position): string =>
  Buffer.from(JSON.stringify([sort, value, id])).toString('base64url');

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Throws for a cursor that is malformed or belongs to another order. */
function readCursor(sort: GiftSort, cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return undefined;
  const parsed = contents.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8')));
  const fits =
    parsed.success &&
    parsed.data[0] === sort &&
    (sort === 'amount') === (typeof parsed.data[1] === 'number') &&
    (sort === 'newest' || sort === 'oldest') === (parsed.data[1] === null);
  if (!fits)
    throw new AppError('invalid-input', 'Please start again at the first page.', {
      field: 'cursor',
    });
  return { value: parsed.data[1], id: parsed.data[2] };
}

type Dependencies = Pick<AppDependencies, 'db'>;

export async function booksOf(
  { db }: Dependencies,
  userId: string,
  registryId: string | undefined,
) {
  if (registryId !== undefined) await requireHost(db, userId, registryId);
  return findGiftBooks(db, userId, registryId);
}

export async function listGiftBook(
  deps: Dependencies,
  userId: string,
  { registryId, cursor, limit, ...page }: z.output<typeof listGifts.query>,
): Promise<ReplyOf<typeof listGifts>> {
  const after = readCursor(page.sort, cursor);
  const { openIds, surprises } = await booksOf(deps, userId, registryId);
  const found = await findGiftPage(deps.db, {
    ...page,
    after,
    registryIds: openIds,
    limit: limit + 1,
  });
  const gifts = found.slice(0, limit);
  const last = gifts.at(-1);
  return {
    gifts,
    surprises: await withParcels(deps.db, surprises),
    nextCursor:
      found.length > limit && last
        ? writeCursor(page.sort, { value: last.sortValue, id: last.id })
        : null,
  };
}

export async function totalGifts(
  deps: Dependencies,
  userId: string,
  { registryId, ...filter }: z.output<typeof getGiftTotals.query>,
): Promise<GiftTotals> {
  const { openIds } = await booksOf(deps, userId, registryId);
  return sumGifts(deps.db, { ...filter, registryIds: openIds });
}
