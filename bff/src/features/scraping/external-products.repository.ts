import { sql } from 'kysely';
import type { ProductField } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { noLook, type PictureLook } from '../../platform/pictures/picture-look.ts';

export interface ProductPicture extends PictureLook {
  readonly imageUrl: string;
  readonly thumbnailUrl: string;
  readonly moreImageUrls: readonly string[];
}

export interface ExternalProduct {
  readonly adderId: string;
  readonly url: string | null;
  readonly addressKey: string | null;
  readonly name: string;
  readonly brand: string | null;
  readonly description: string | null;
  readonly price: number | null;
  readonly currency: string;
  readonly picture: ProductPicture | null;
}

/** Price and currency belong together: a correction of one locks both. */
function lockedFields(corrected: readonly ProductField[]): ProductField[] {
  const money = corrected.includes('price') || corrected.includes('currency');
  return [
    ...new Set<ProductField>([...corrected, ...(money ? (['price', 'currency'] as const) : [])]),
  ];
}

/**
 * Inserts or updates the adder's product of a URL. Corrected fields keep the adder's values until the next correction;
 * other fields take the newest value, and missing ones keep the stored value.
 */
export async function saveExternalProduct(
  db: Db,
  product: ExternalProduct,
  corrected: readonly ProductField[],
  placeholderImage: string,
): Promise<string> {
  const locked = lockedFields(corrected);
  const replaces = (field: ProductField, isGiven: boolean) =>
    locked.includes(field)
      ? sql<boolean>`true`
      : sql<boolean>`(${isGiven}::boolean and not ${field} = any (products.corrected_fields))`;
  const newest = (field: ProductField, column: string, isGiven: boolean) =>
    sql`case when ${replaces(field, isGiven)} then ${sql.ref(`excluded.${column}`)}
      else ${sql.ref(`products.${column}`)} end`;
  const { imageColour, imageIsCutOut } = product.picture ?? noLook;
  const { rows } = await sql<{ id: string }>`
    insert into products (name, brand, description, price, currency, image_url, thumbnail_url,
      more_image_urls, image_colour, image_is_cut_out, source_type, external_url, address_key,
      added_by_user_id, corrected_fields)
    values (${product.name}, ${product.brand}, ${product.description ?? ''}, ${product.price},
      ${product.currency}, ${product.picture?.imageUrl ?? placeholderImage},
      ${product.picture?.thumbnailUrl ?? null}, ${product.picture?.moreImageUrls ?? []}::text[],
      ${imageColour}, ${imageIsCutOut}, 'external', ${product.url}, ${product.addressKey}, ${product.adderId},
      ${locked}::text[])
    on conflict (added_by_user_id, external_url) where source_type = 'external' do update set
      name = ${newest('name', 'name', true)},
      brand = ${newest('brand', 'brand', product.brand !== null)},
      description = ${newest('description', 'description', product.description !== null)},
      price = ${newest('price', 'price', product.price !== null)},
      currency = ${newest('currency', 'currency', product.price !== null)},
      image_url = ${newest('picture', 'imageUrl', product.picture !== null)},
      thumbnail_url = ${newest('picture', 'thumbnailUrl', product.picture !== null)},
      more_image_urls = ${newest('picture', 'moreImageUrls', product.picture !== null)},
      image_colour = ${newest('picture', 'imageColour', product.picture !== null)},
      image_is_cut_out = ${newest('picture', 'imageIsCutOut', product.picture !== null)},
      corrected_fields = array(
        select distinct unnest(products.corrected_fields || excluded.corrected_fields)),
      address_key = excluded.address_key,
      is_active = true,
      updated_at = now()
    returning id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The upsert returned no row.');
  return row.id;
}

export interface KnownProduct {
  readonly name: string;
  readonly brand: string | null;
  readonly description: string;
  readonly price: number | null;
  readonly currency: string;
  readonly imageUrl: string;
  readonly correctedFields: readonly ProductField[];
}

export const findKnownProduct = (
  db: Db,
  adderId: string,
  url: string,
): Promise<KnownProduct | undefined> =>
  db
    .selectFrom('products')
    .select(['name', 'brand', 'description', 'price', 'currency', 'imageUrl', 'correctedFields'])
    .where('sourceType', '=', sql.lit('external'))
    .where('addedByUserId', '=', adderId)
    .where('externalUrl', '=', url)
    .executeTakeFirst();
