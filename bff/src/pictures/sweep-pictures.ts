import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { giftPictureUrl } from './gift-picture.ts';

interface SweepOptions {
  readonly db: Kysely<Database>;
  readonly folder: string;
  /** Longer than a reading is remembered, so that no review still shows what is deleted. */
  readonly unusedForMs?: number;
}

const DAY_MS = 86_400_000;
const LOOK_AT = 500;

const hashOf = (name: string): string | null =>
  /^([0-9a-f]{64})-\d+\.webp$/.exec(name)?.[1] ?? null;

async function oldNames(folder: string, before: number): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const old: string[] = [];
  for (const name of names) {
    const { mtimeMs = before } = (await stat(join(folder, name)).catch(() => undefined)) ?? {};
    if (mtimeMs < before) old.push(name);
  }
  return old;
}

async function usedAmong(db: Kysely<Database>, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await db
    .selectFrom('products')
    .select('imageUrl')
    .where(
      'imageUrl',
      'in',
      hashes.map((hash) => giftPictureUrl(hash, 'large')),
    )
    .execute();
  return new Set(rows.map(({ imageUrl }) => imageUrl));
}

/** Deletes the pictures of gifts that nobody added, and what a killed worker left unfinished. */
export async function sweepPictures({
  db,
  folder,
  unusedForMs = 4 * DAY_MS,
}: SweepOptions): Promise<void> {
  const old = await oldNames(folder, Date.now() - unusedForMs);
  for (let from = 0; from < old.length; from += LOOK_AT) {
    const names = old.slice(from, from + LOOK_AT);
    const hashes = new Set(names.flatMap((name) => hashOf(name) ?? []));
    const used = await usedAmong(db, [...hashes]);
    for (const name of names) {
      const hash = hashOf(name);
      if (hash === null || !used.has(giftPictureUrl(hash, 'large')))
        await rm(join(folder, name), { force: true });
    }
  }
}
