import { catalogue, type ProductSeed } from '../../seeds/catalogue/index.ts';
import type { Db } from '../platform/database/database.ts';
import { drawingColour, pictureUrl } from '../platform/pictures/picture-url.ts';
import {
  deactivateOtherProducts,
  saveCategories,
  saveProducts,
} from './seeded-catalogue.repository.ts';

function inInsertOrder(): (ProductSeed & { readonly category: string })[] {
  const longest = Math.max(...catalogue.map(({ products }) => products.length));
  return Array.from({ length: longest }, (_, index) =>
    catalogue.flatMap(({ key, products }) => {
      const product = products[index];
      return product ? [{ ...product, category: key }] : [];
    }),
  )
    .flat()
    .toSorted((a, b) => Number(a.stockQuantity > 0) - Number(b.stockQuantity > 0));
}

async function productRows(categoryIds: ReadonlyMap<string, string>) {
  return Promise.all(
    inInsertOrder().map(async (product) => ({
      key: product.key,
      name: product.name,
      brand: product.brand,
      description: product.description,
      price: product.price,
      imageUrl: await pictureUrl(product.key),
      imageColour: await drawingColour(product.key),
      categoryId: categoryIds.get(product.category) ?? null,
      occasions: product.occasions,
      stockQuantity: product.stockQuantity,
      isActive: true,
    })),
  );
}

export async function seedCatalogue(db: Db): Promise<number> {
  const rows = await productRows(await saveCategories(db, catalogue));
  await saveProducts(db, rows);
  await deactivateOtherProducts(
    db,
    rows.map((row) => row.key),
  );
  return rows.length;
}
