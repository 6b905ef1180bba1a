import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

export async function findUsedPictures(db: Db, urls: readonly string[]): Promise<Set<string>> {
  if (urls.length === 0) return new Set();
  const rows = await db
    .selectFrom('products')
    .select('imageUrl')
    .where('imageUrl', 'in', urls)
    .unionAll((products) =>
      products
        .selectFrom('products')
        .select(sql<string>`unnest(more_image_urls)`.as('imageUrl'))
        .where(sql<boolean>`more_image_urls <> '{}' and more_image_urls && ${urls}::text[]`),
    )
    .unionAll((covers) =>
      covers
        .selectFrom('registries')
        .select(({ ref }) => ref('coverImageUrl').$notNull().as('imageUrl'))
        .where('coverImageUrl', 'in', urls),
    )
    .execute();
  return new Set(rows.map(({ imageUrl }) => imageUrl));
}
