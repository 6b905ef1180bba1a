import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { giftPictureUrl } from './picture-url.ts';
import { findUsedPictures } from './pictures.repository.ts';

interface SweepOptions {
  readonly db: Kysely<Database>;
  readonly folder: string;
  /** Longer than scrape results are kept, so a host never reviews a product whose picture is deleted. */
  readonly unusedForMs?: number;
}

const DAY_MS = 86_400_000;
const BATCH_SIZE = 500;

function urlOf(name: string): string | null {
  const hash = /^([0-9a-f]{64})-\d+\.webp$/.exec(name)?.[1];
  return hash === undefined ? null : giftPictureUrl(hash, 'large');
}

async function oldNames(folder: string, before: number): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const old: string[] = [];
  for (const name of names) {
    const { mtimeMs = before } = (await stat(join(folder, name)).catch(() => undefined)) ?? {};
    if (mtimeMs < before) old.push(name);
  }
  return old;
}

export async function sweepPictures({
  db,
  folder,
  unusedForMs = 4 * DAY_MS,
}: SweepOptions): Promise<void> {
  const old = await oldNames(folder, Date.now() - unusedForMs);
  for (let from = 0; from < old.length; from += BATCH_SIZE) {
    const names = old.slice(from, from + BATCH_SIZE);
    const used = await findUsedPictures(db, [
      ...new Set(names.flatMap((name) => urlOf(name) ?? [])),
    ]);
    for (const name of names) {
      const url = urlOf(name);
      if (url === null || !used.has(url)) await rm(join(folder, name), { force: true });
    }
  }
}
