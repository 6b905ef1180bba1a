import type { ScrapeJobResult } from '@gift-registry/workers-contract';
import { emptyResult } from '../scraped-page.ts';

export const pictureResult = (url: string, pictures: string[]): ScrapeJobResult => ({
  ...emptyResult(pictures.length > 0 ? 'ok' : 'unreachable', url),
  pictures,
});
