import type { Page } from '../page/page.ts';
import { mainProduct } from './main-product.ts';
import { readJsonLd } from './json-ld/read-json-ld.ts';
import { readMeta, readOldPrices } from './meta/read-meta.ts';
import { itemTypes, readMicrodata, readRdfa } from './microdata/read-items.ts';
import type { ProductFacts } from './product-facts.ts';
import { readShop } from './shop/read-shop.ts';
import { readAnalytics } from './state/read-analytics.ts';
import { readState } from './state/read-state.ts';
import { readVisible, type VisibleFacts } from './visible/read-visible.ts';

export interface Sources {
  readonly page: Page;
  readonly structured: readonly ProductFacts[];
  readonly meta: ProductFacts;
  readonly state: ProductFacts | null;
  readonly viewedProduct: ProductFacts | null;
  readonly visible: VisibleFacts;
  readonly oldPrices: readonly number[];
  readonly isList: boolean;
  readonly types: ReadonlySet<string>;
}

export function readSources(page: Page): Sources {
  const jsonLd = readJsonLd(page);
  const described = [jsonLd.products, readMicrodata(page), readRdfa(page)].flatMap(
    (products) => mainProduct(products, page) ?? [],
  );
  const structured = [readShop(page) ?? [], described].flat();
  const visible = readVisible(page);
  const names = [...structured, visible].flatMap(({ name }) => name ?? []);
  return {
    page,
    structured,
    meta: readMeta(page),
    state: readState(page, names),
    viewedProduct: readAnalytics(page),
    visible,
    oldPrices: readOldPrices(page),
    isList: jsonLd.isList,
    types: new Set([...jsonLd.types, ...itemTypes(page)]),
  };
}
