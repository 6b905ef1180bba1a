import pLimit from 'p-limit';
import type { z } from 'zod';
import {
  errorMessages,
  type addPageListLine,
  type PageList,
  type PageListLine,
  type RegistryItem,
} from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { isUniqueViolation, transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import {
  productAddress,
  expiredScrape,
  findScrapes,
  lockScrapesOf,
  readStatus,
  type ScrapesDependencies,
} from '../scraping/index.ts';
import { addExternalItem } from './add-item.ts';
import type { ItemsDependencies } from './change-item.ts';
import {
  decideLine,
  deleteDecidedList,
  findLine,
  findList,
  insertList,
  reopenLine,
  type PageLine,
} from './page-lists.repository.ts';

type PageListsDependencies = ScrapesDependencies & ItemsDependencies;
type Addition = z.output<typeof addPageListLine.body>;

const lookUps = pLimit(10);

interface RefusedLink {
  readonly url: string;
  readonly reason: string;
}

function addressesOf(urls: readonly string[]) {
  const addresses = new Set<string>();
  const refused: RefusedLink[] = [];
  for (const url of urls) {
    try {
      const address = productAddress(url, 'urls');
      if (addresses.has(address))
        refused.push({ url, reason: 'This page is in the list already.' });
      addresses.add(address);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push({ url, reason: error.message });
    }
  }
  const [first] = refused;
  if (addresses.size === 0 && first)
    throw new AppError('invalid-input', `${first.reason}: ${first.url}`, { field: 'urls' });
  return { addresses: [...addresses], refused };
}

const undecidedList = (cause?: unknown) =>
  new AppError('conflict', 'Finish your current list first: add its links or drop them.', {
    cause,
  });

async function describeLines(
  deps: PageListsDependencies,
  userId: string,
  lines: readonly PageLine[],
): Promise<PageListLine[]> {
  const scrapes = await findScrapes(
    deps.db,
    userId,
    lines.map(({ scrapeId }) => scrapeId),
  );
  return Promise.all(
    lines.map(({ id, url, scrapeId, decision }) =>
      lookUps(async () => {
        const known = scrapes.find((scrape) => scrape.id === scrapeId);
        const { product, ...scrape } = known
          ? await readStatus(deps, userId, known)
          : expiredScrape(scrapeId);
        return { id, url, scrape, found: product, decision };
      }),
    ),
  );
}

export async function getPageList(
  deps: PageListsDependencies,
  userId: string,
): Promise<PageList | null> {
  const list = await findList(deps.db, userId);
  return list ? { id: list.id, lines: await describeLines(deps, userId, list.lines) } : null;
}

/** Every page is a scrape of its own, so that the queue gives fair turns and a lost process loses nothing. */
export async function startPageList(
  deps: PageListsDependencies,
  userId: string,
  urls: readonly string[],
): Promise<PageList> {
  const { addresses, refused } = addressesOf(urls);
  try {
    await transact(deps.db, async (trx) => {
      await lockScrapesOf(trx, userId);
      await deleteDecidedList(trx, userId);
      if (await findList(trx, userId)) throw undecidedList();
      await deps.enforceScrapeLimits(trx, userId, addresses.length);
      const lines = [];
      for (const url of addresses)
        lines.push({
          url,
          scrapeId: await deps.outbox.enqueue(trx, {
            topic: 'scrape',
            payload: { url, kind: 'page' },
            requestedBy: userId,
          }),
        });
      await insertList(trx, userId, lines);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw undecidedList(error);
    throw error;
  }
  const list = await getPageList(deps, userId);
  if (!list) throw new AppError('not-found', errorMessages.notFound);
  return { ...list, refused };
}

async function requireLine(db: Db, userId: string, lineId: string): Promise<void> {
  if (!(await findLine(db, userId, lineId)))
    throw new AppError('not-found', 'This list is no longer there.');
}

const alreadyDecided = () => new AppError('conflict', 'This link was added or dropped before.');

/** Adds the gift and decides the line in one transaction, so that two presses add it once. */
export async function addLine(
  deps: PageListsDependencies,
  userId: string,
  lineId: string,
  addition: Addition,
): Promise<RegistryItem> {
  await requireLine(deps.db, userId, lineId);
  return addExternalItem(deps, userId, addition, async (trx) => {
    if (!(await decideLine(trx, userId, lineId, 'added'))) throw alreadyDecided();
  });
}

export async function dropLine(
  { db }: PageListsDependencies,
  userId: string,
  lineId: string,
  dropped: boolean,
): Promise<{ dropped: boolean }> {
  await requireLine(db, userId, lineId);
  if (dropped) await decideLine(db, userId, lineId, 'dropped');
  else await reopenLine(db, userId, lineId);
  const line = await findLine(db, userId, lineId);
  if (dropped && line?.decision === 'added') throw alreadyDecided();
  return { dropped };
}
