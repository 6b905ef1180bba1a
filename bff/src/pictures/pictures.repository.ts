import type { Db } from '../database/database.ts';

/** Returns those of the URLs that a product uses. */
export async function findUsedPictures(db: Db, urls: readonly string[]): Promise<Set<string>> {
  if (urls.length === 0) return new Set();
  const rows = await db
    .selectFrom('products')
    .select('imageUrl')
    .where('imageUrl', 'in', urls)
    .execute();
  return new Set(rows.map(({ imageUrl }) => imageUrl));
}
