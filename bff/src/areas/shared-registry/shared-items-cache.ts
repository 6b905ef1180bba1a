import { listSharedItems } from '@gift-registry/bff-contract';
import type { Db } from '../../database/database.ts';
import {
  findListVersion,
  findSharedItems,
  type SharedItems,
} from './shared-registry.repository.ts';

/** How long a list may be older than a change that no version tells of, such as the end of a hold. */
const FRESH_MS = 1_000;
const MOST_LISTS = 1_000;

interface CachedList {
  readonly version: number;
  readonly freshUntil: number;
  readonly json: string;
}

/** A list as it is sent: checked against its schema, which strips what it does not name. */
const toJson = (list: SharedItems): string =>
  JSON.stringify(listSharedItems.responses[200].parse(list));

/**
 * The wish lists that guests are looking at, written once and sent many times. Every read asks the database for the
 * version; only when that moved, or the list has stood for a moment, is it read and written anew.
 */
export function createSharedItemsCache(db: Db) {
  const lists = new Map<string, CachedList>();

  async function read(shareCode: string): Promise<string | undefined> {
    const list = await findSharedItems(db, shareCode);
    lists.delete(shareCode);
    if (!list) return undefined;
    const json = toJson(list);
    lists.set(shareCode, { version: list.version, freshUntil: Date.now() + FRESH_MS, json });
    // A Map keeps the order of insertion: the first key is the one that was written longest ago.
    const [oldest] = lists.keys();
    if (lists.size > MOST_LISTS && oldest !== undefined) lists.delete(oldest);
    return json;
  }

  return {
    /** The reply as JSON; undefined when the code opens nothing. */
    async find(shareCode: string): Promise<string | undefined> {
      const cached = lists.get(shareCode);
      if (!cached || cached.freshUntil < Date.now()) return read(shareCode);
      const version = await findListVersion(db, shareCode);
      return version === cached.version ? cached.json : read(shareCode);
    },
  };
}

export type SharedItemsCache = ReturnType<typeof createSharedItemsCache>;
