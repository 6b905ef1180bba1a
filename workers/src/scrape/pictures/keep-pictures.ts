import { pictureFile } from '@gift-registry/workers-contract';
import type { Logger } from '../../logger.ts';
import { ScrapeFailure } from '../failure.ts';
import type { GuardedFetch } from '../fetch/guarded-fetch.ts';
import { createTurnstile } from '../turnstile.ts';
import { encodePicture, UnusablePictureError } from './encode-picture.ts';
import { fetchPicture } from './fetch-picture.ts';
import type { PictureStore } from './picture-store.ts';

export interface PictureKeeperDependencies {
  readonly fetch: GuardedFetch;
  readonly userAgent: string;
  readonly store: PictureStore;
  readonly log: Logger;
}

/** Keeps what is fit of these pictures and answers their hashes, in the order of the addresses. */
export type KeepPictures = (addresses: readonly string[], signal: AbortSignal) => Promise<string[]>;

const MAX_KEPT = 4;
/** A page's first pictures may be broken or icons. */
const MAX_TRIED = 6;
/** Of one page: what is under way is held in memory. */
const FETCHED_AT_ONCE = 2;
/** Of all pages together: decoding is what costs memory. */
const DECODED_AT_ONCE = 2;
const TOTAL_MS = 6_000;

export function createPictureKeeper({
  fetch,
  userAgent,
  store,
  log,
}: PictureKeeperDependencies): KeepPictures {
  const decoding = createTurnstile(DECODED_AT_ONCE);

  async function keep(address: string, signal: AbortSignal): Promise<string | null> {
    try {
      const bytes = await fetchPicture(fetch, address, { signal, userAgent });
      const { hash, files } = await decoding(signal, () => encodePicture(bytes));
      await store.write(pictureFile(hash, 'small'), files.small);
      await store.write(pictureFile(hash, 'large'), files.large);
      return hash;
    } catch (err) {
      const expected = err instanceof UnusablePictureError || err instanceof ScrapeFailure;
      log[expected ? 'debug' : 'warn']({ err }, 'a picture was not kept');
      return null;
    }
  }

  return async (addresses, signal) => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(TOTAL_MS)]);
    const fetching = createTurnstile(FETCHED_AT_ONCE);
    const kept = await Promise.all(
      [...new Set(addresses)]
        .slice(0, MAX_TRIED)
        .map((address) => fetching(limit, () => keep(address, limit)).catch(() => null)),
    );
    signal.throwIfAborted();
    return [...new Set(kept)].filter((hash) => hash !== null).slice(0, MAX_KEPT);
  };
}
