import type { Page } from '../page/page.ts';
import { mainProduct } from './main-product.ts';
import { itemTypes, readMicrodata, readRdfa } from './data/read-items.ts';
import { readJsonLd } from './data/read-json-ld.ts';
import { readMeta, readOldPrices } from './data/read-meta.ts';
import { readViewedProduct } from './data/read-viewed-product.ts';
import type { ProductFacts } from './product-facts.ts';
import { readShop } from './read-shop.ts';
import { readVisible, type VisibleFacts } from './visible/read-visible.ts';

export interface Sources {
  readonly page: Page;
  readonly shop: ProductFacts | null;
  /** The page's product in JSON-LD, microdata and RDFa. */
  readonly described: readonly ProductFacts[];
  /** The block of a known shop, then the data. */
  readonly structured: readonly ProductFacts[];
  readonly meta: ProductFacts;
  readonly viewed: ProductFacts | null;
  readonly visible: VisibleFacts;
  readonly oldPrices: readonly number[];
  readonly isList: boolean;
  readonly types: ReadonlySet<string>;
}

export function readSources(page: Page): Sources {
  const { products, isList, types } = readJsonLd(page);
  const shop = readShop(page);
  const described = [products, readMicrodata(page), readRdfa(page)].flatMap(
    (each) => mainProduct(each, page) ?? [],
  );
  return {
    page,
    shop,
    described,
    structured: [shop ?? [], described].flat(),
    meta: readMeta(page),
    viewed: readViewedProduct(page),
    visible: readVisible(page),
    oldPrices: readOldPrices(page),
    isList,
    types: new Set([...types, ...itemTypes(page)]),
  };
}
