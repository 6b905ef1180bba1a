import { scrapeJobResultSchema } from '@gift-registry/workers-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { transact } from '../../platform/database/transact.ts';
import type { JobSnapshot } from '../../platform/queues/queues.ts';
import { publishRegistryChanged } from '../registries/index.ts';
import { judgeLook, type Look, type Verdict } from './judge-look.ts';
import { writeShopNews } from './shop-news.repository.ts';
import {
  recordPrice,
  endLook,
  findOpenLooks,
  findRegistriesWith,
  lockWatch,
  openLook,
  takeDueLooks,
  type LockedWatch,
  type OpenLook,
} from './watches.repository.ts';

type LookDependencies = Pick<AppDependencies, 'db' | 'outbox' | 'queues'>;

/** Starts the looks that are due, behind the pages that people wait for. */
export async function startLooks({ db, outbox }: LookDependencies): Promise<void> {
  await transact(db, async (trx) => {
    for (const { productId, url } of await takeDueLooks(trx)) {
      const scrapeId = await outbox.enqueue(trx, {
        topic: 'scrape',
        payload: { url, kind: 'price' },
        requestedBy: null,
      });
      await openLook(trx, productId, scrapeId);
    }
  });
  outbox.wake();
}

function lookOf({ state, result }: JobSnapshot): Look | null {
  const { data } = scrapeJobResultSchema.safeParse(result);
  return state === 'completed' && data ? data : null;
}

const changesPage = (stored: LockedWatch, verdict: Verdict): boolean =>
  verdict.newPrice !== null ||
  verdict.isOutOfStock !== stored.isOutOfStock ||
  verdict.news.includes('gone') ||
  (stored.failedDays === 3 && verdict.failedDays < 3);

/** Ends a look whose page was read. Resolves to false while it is under way. */
export async function finishLook(
  { db, queues }: LookDependencies,
  look: OpenLook,
): Promise<boolean> {
  const job = await queues.find('scrape', look.scrapeId);
  const isOver = job.state === 'completed' || job.state === 'failed';
  if (!isOver && look.isKnown) return false;
  await transact(db, async (trx) => {
    const stored = await lockWatch(trx, look);
    if (!stored) return;
    const verdict = judgeLook(stored, lookOf(job), stored.today);
    await recordPrice(trx, look.productId, verdict);
    await endLook(trx, look.productId, verdict);
    for (const kind of verdict.news)
      await writeShopNews(trx, {
        productId: look.productId,
        kind,
        priceBefore: kind === 'dropped' ? stored.price : null,
      });
    if (changesPage(stored, verdict)) await publishChange(trx, look.productId);
  });
  return true;
}

async function publishChange(trx: Parameters<typeof publishRegistryChanged>[0], productId: string) {
  for (const registryId of await findRegistriesWith(trx, productId))
    await publishRegistryChanged(trx, registryId, 'host');
}

export async function finishLooks(deps: LookDependencies): Promise<void> {
  for (const look of await findOpenLooks(deps.db)) await finishLook(deps, look);
}
