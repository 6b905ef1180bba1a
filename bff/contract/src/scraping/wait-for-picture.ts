import type { ApiCall } from '../client/client.ts';
import { getScrape, type ScrapedPicture, type ScrapeStatus, type ScrapeStep } from './scrapes.ts';

const pollMilliseconds = 300;

export const isFinal = (step: ScrapeStep): boolean => step === 'done' || step === 'failed';

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
