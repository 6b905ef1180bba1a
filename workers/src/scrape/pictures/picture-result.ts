import type { ScrapeJobResult } from '@gift-registry/workers-contract';
import { emptyResult } from '../outcome/empty-result.ts';

export const pictureResult = (url: string, pictures: string[]): ScrapeJobResult => ({
  ...emptyResult(pictures.length > 0 ? 'ok' : 'unreachable', url),
  pictures,
});
