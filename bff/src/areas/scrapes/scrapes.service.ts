import { errorMessages, type ScrapeStatus } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../app-dependencies.ts';
import type { Db } from '../../database/database.ts';
import { transact } from '../../database/transact.ts';
import { AppError } from '../../errors/app-error.ts';
import { findKnownProduct } from '../items/external-products.repository.ts';
import { productAddress, webAddress } from '../items/product-address.ts';
import {
  isOver,
  isUseful,
  queuedScrape,
  toScrapeStatus,
  type ScrapeKind,
} from './scrape-status.ts';
import { withCorrections } from './scraped-product.ts';
import {
  findRecentScrape,
  findScrape,
  queueUp,
  type RequestedScrape,
} from './scrapes.repository.ts';

export interface ScrapesDependencies extends Pick<AppDependencies, 'db' | 'outbox' | 'queues'> {
  /** Fails when the account has to wait. */
  readonly demandRoom: (trx: Db, userId: string) => Promise<void>;
}

interface Wish {
  readonly url: string;
  readonly kind: ScrapeKind;
}

export function createScrapesService({ db, outbox, queues, demandRoom }: ScrapesDependencies) {
  async function statusOf(userId: string, scrape: RequestedScrape): Promise<ScrapeStatus> {
    const { id, job, handedOver } = scrape;
    if (!handedOver) return queuedScrape(id);
    const status = toScrapeStatus(id, job.kind ?? 'page', await queues.find('scrape', id));
    if (!isOver(status) || !status.product) return status;
    const known = await findKnownProduct(db, userId, productAddress(status.product.url, 'url'));
    return known ? { ...status, product: withCorrections(status.product, known) } : status;
  }

  async function readWithinTheHour(userId: string, url: string): Promise<ScrapeStatus | undefined> {
    const recent = await findRecentScrape(db, userId, url);
    const status = recent && (await statusOf(userId, recent));
    return status && isUseful(status) ? status : undefined;
  }

  return {
    async start(userId: string, { url: typed, kind }: Wish): Promise<ScrapeStatus> {
      const isPage = kind === 'page';
      const url = isPage ? productAddress(typed, 'url') : webAddress(typed, 'url').href;
      const recent = isPage ? await readWithinTheHour(userId, url) : undefined;
      if (recent) return recent;
      const id = await transact(db, async (trx) => {
        await queueUp(trx, userId);
        await demandRoom(trx, userId);
        return outbox.enqueue(trx, {
          topic: 'scrape',
          payload: { url, kind },
          requestedBy: userId,
        });
      });
      return queuedScrape(id);
    },

    async status(userId: string, scrapeId: string): Promise<ScrapeStatus> {
      const scrape = await findScrape(db, userId, scrapeId);
      if (!scrape) throw new AppError('not-found', errorMessages.notFound);
      return statusOf(userId, scrape);
    },
  };
}
