import type { ApiCall, ScrapedPicture, ScrapeStatus } from '@gift-registry/bff-contract';
import { getScrape } from '@gift-registry/bff-contract';
import { isFinal } from './is-final.ts';

const pollMilliseconds = 300;

export async function waitForPicture(api: ApiCall, started: ScrapeStatus): Promise<ScrapedPicture> {
  let status = started;
  while (!isFinal(status.step)) {
    await new Promise((resolve) => setTimeout(resolve, pollMilliseconds));
    status = await api(getScrape, { params: { scrapeId: status.id } });
  }
  const [picture] = status.product?.pictures ?? [];
  if (!picture) throw new Error(status.notice?.text);
  return picture;
}
