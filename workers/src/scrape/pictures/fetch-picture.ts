import { ScrapeFailure } from '../outcome/scrape-failure.ts';
import type { GuardedFetch } from '../fetch/guarded-fetch.ts';

const MAX_PICTURE_BYTES = 10 * 1024 * 1024;

const PICTURE = {
  accept: 'image/avif,image/webp,image/jpeg,image/png,image/gif;q=0.8',
  // Some stores serve every file as bytes; the signature is checked later.
  acceptedType: /^\s*(image\/(?!svg)|(application|binary)\/octet-stream\b)/i,
  maxBytes: MAX_PICTURE_BYTES,
};

export async function fetchPicture(
  fetch: GuardedFetch,
  address: string,
  request: { readonly signal: AbortSignal; readonly userAgent: string },
): Promise<Buffer> {
  const { status, body } = await fetch(address, { ...PICTURE, ...request });
  if (status !== 200) throw new ScrapeFailure('unreachable', 'The picture is not there.');
  return body;
}
