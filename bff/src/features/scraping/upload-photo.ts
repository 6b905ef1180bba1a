import { randomUUID } from 'node:crypto';
import type { ScrapeStatus } from '@gift-registry/bff-contract';
import { uploadFile } from '@gift-registry/workers-contract';
import { transact } from '../../platform/database/transact.ts';
import type { UploadStorage } from '../../platform/pictures/picture-storage.ts';
import { queuedScrape } from './scrape-status.ts';
import { lockScrapesOf } from './scrapes.repository.ts';
import type { ScrapesDependencies } from './start-scrape.ts';

interface UploadDependencies extends Pick<
  ScrapesDependencies,
  'db' | 'outbox' | 'enforceScrapeLimits'
> {
  readonly pictures: UploadStorage;
}

export async function uploadPhoto(
  { db, outbox, enforceScrapeLimits, pictures }: UploadDependencies,
  userId: string,
  content: Buffer,
): Promise<ScrapeStatus> {
  const id = await transact(db, async (trx) => {
    await lockScrapesOf(trx, userId);
    await enforceScrapeLimits(trx, userId);
    const uploadId = randomUUID();
    // Written before the commit that starts the job; an unused file is swept.
    await pictures.write(uploadFile(uploadId), content);
    return outbox.enqueue(trx, {
      topic: 'scrape',
      payload: { url: uploadId, kind: 'upload' },
      requestedBy: userId,
    });
  });
  return queuedScrape(id);
}
