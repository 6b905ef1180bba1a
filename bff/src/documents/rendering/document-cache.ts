import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { LiveRelease } from '../../features/releases/index.ts';
import type { ReplyText } from '../read-replies.ts';

/** A better one takes ten times as long and saves two bytes of a hundred. */
const QUALITY = 5;
const compress = promisify(brotliCompress);

export interface DocumentBytes {
  readonly brotli: Buffer;
  readonly styleHash?: string | undefined;
}

export async function bytesOf(html: string): Promise<DocumentBytes> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  return { brotli: await compress(html, { params }) };
}

interface Entry extends DocumentBytes {
  readonly releases: readonly LiveRelease[];
  readonly replies: readonly ReplyText[];
}

const MAX_BYTES = 16 * 1024 * 1024;
/** Bounds the age of what depends on the date alone, such as a countdown. */
const MAX_AGE_MS = 60_000;

type Compare = (a: ReplyText, b: ReplyText) => boolean;

const every = (a: readonly ReplyText[], b: readonly ReplyText[], isSame: Compare): boolean =>
  a.length === b.length && a.every((reply, index) => b[index] && isSame(reply, b[index]));

const isSame: Compare = (a, b) => a.path === b.path && a.json === b.json;
const isSameOrLags: Compare = (a, b) =>
  isSame(a, b) || (a.mayLag && a.path === b.path && versionOf(a) < versionOf(b));

const versioned = z.object({ version: z.number() });

/** An open page hears of a later version and reads again. It never hears of a hold whose time has ended. */
function versionOf({ status, json }: ReplyText): number {
  const body = versioned.safeParse(status === 200 ? JSON.parse(json) : undefined);
  return body.success ? body.data.version : NaN;
}

export const isSameReplies = (a: readonly ReplyText[], b: readonly ReplyText[]): boolean =>
  every(a, b, isSame);

/** A document belongs to the live releases and the replies that it was made from: with others it is made again. */
export function createDocumentCache(maxBytes = MAX_BYTES) {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes / 8,
    sizeCalculation: ({ brotli, replies }) =>
      brotli.length + replies.reduce((sum, { json }) => sum + 2 * json.length, 1),
    ttl: MAX_AGE_MS,
  });
  const findWith =
    (compare: Compare) =>
    (
      key: string,
      releases: readonly LiveRelease[],
      replies: readonly ReplyText[],
    ): DocumentBytes | undefined => {
      const entry = entries.get(key);
      if (!entry || entry.releases !== releases) return undefined;
      return every(entry.replies, replies, compare) ? entry : undefined;
    };
  return {
    find: findWith(isSame),
    findLagging: findWith(isSameOrLags),
    keep: (key: string, entry: Entry): void => void entries.set(key, entry),
  };
}
