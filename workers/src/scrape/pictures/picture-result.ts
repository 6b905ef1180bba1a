import type { ScrapeJobResult } from '@gift-registry/workers-contract';
import { emptyResult } from '../empty-result.ts';

/** The answer of a job that was asked for one picture. */
export const pictureResult = (url: string, pictures: string[]): ScrapeJobResult => ({
  ...emptyResult(pictures.length > 0 ? 'ok' : 'unreachable', url),
  pictures,
});
