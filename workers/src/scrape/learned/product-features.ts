import { pageSubjects } from '../extract/main-product.ts';
import { isMetaProduct } from '../extract/meta/read-meta.ts';
import type { ProductFacts } from '../extract/product-facts.ts';
import type { Sources } from '../extract/sources.ts';
import { readListSigns } from '../extract/visible/list-signs.ts';
import { hasListTitle, urlKind } from '../page/url-kind.ts';
import { wordCoverage } from '../text/similarity.ts';
import type { Features } from './softmax.ts';

export const PRODUCT_FEATURES = [
  'constant',
  'score of the rules',
  'described by the data',
  'the data’s name is in a heading or the title',
  'numbered, such as a SKU',
  'one price in the data',
  'a range of prices in the data',
  'stock in the data',
  'types of a list in the data',
  'preview of a product',
  'priced by the preview or the scripts',
  'address of a product',
  'address of a list, a search or the home page',
  'title of a list',
  'a button to buy outside of cards',
  'buttons to buy on cards above the price',
  'score of the best price',
  'best price is on a card',
  'share of prices on cards',
  'a price outside of cards below the heading',
  'a button beside that price',
  'the data’s price is shown outside of cards',
  'the data’s price is shown on cards only',
  'number of prices',
  'first heading fits the title',
  'labelled as the product’s name',
  'sorts, filters and pages',
  'asks for a quantity',
  'says its stock',
] as const;

const NEAR = 200;
const isNear = (one: number, other: number) => Math.abs(one - other) < NEAR;
const same = (one: number, other: number) => Math.abs(one - other) < 0.006;
const flag = (holds: boolean) => (holds ? 1 : 0);

const isPriced = ({ offers }: ProductFacts) => offers.some(({ amount }) => amount !== null);
const isRange = ({ offers }: ProductFacts) =>
  offers.some(({ amount, upTo }) => amount !== null && upTo && upTo > amount);

export function productFeatures(sources: Sources, score: number): Features {
  const { page, structured, state, viewedProduct, meta, visible, isList } = sources;
  const subjects = pageSubjects(page);
  const kind = urlKind(page);
  const { sorts, filters, pages, asksQuantity } = readListSigns(page);
  const main = visible.tags.filter(({ isSecondary, tag }) => !isSecondary && !tag.other);
  const amounts = new Set(main.map(({ tag }) => tag.amount)).size;
  const [best] = visible.tags;
  const heading = visible.headings[0]?.spot.at ?? 0;
  const alone = main.filter(({ isCard, tag }) => !isCard && !tag.struck);
  const beside = alone.find(({ tag: { spot } }) => spot.at >= heading && isNear(spot.at, heading));
  const priceAt = beside?.tag.spot.at ?? Infinity;
  const { singleButtons: buttons, cardButtons } = visible;
  const spoken = structured.flatMap(({ offers }) => offers.flatMap(({ amount }) => amount ?? []));
  const named = structured.map(({ name }) =>
    name === null ? 0 : Math.max(0, ...subjects.map((each) => wordCoverage(name, each))),
  );
  return [
    1,
    Math.min(1, Math.max(0, score)),
    flag(structured.length > 0),
    Math.max(0, ...named),
    flag(structured.some(({ isNumbered }) => isNumbered)),
    flag(structured.some((facts) => isPriced(facts) && !isRange(facts))),
    flag(structured.some(isRange)),
    flag(structured.some(({ offers }) => offers.some(({ availability }) => availability !== null))),
    flag(isList),
    flag(isMetaProduct(page)),
    flag(isPriced(meta) || (state !== null && isPriced(state)) || viewedProduct !== null),
    flag(kind === 'product'),
    flag(kind === 'list' || kind === 'search' || kind === 'home'),
    flag(hasListTitle(page)),
    flag(buttons.length > 0),
    Math.min(1, cardButtons.filter(({ at }) => at < priceAt).length / 10),
    Math.min(1, best?.score ?? 0),
    flag(best?.isCard ?? false),
    main.length === 0 ? 0 : main.filter(({ isCard }) => isCard).length / main.length,
    flag(beside !== undefined),
    flag(beside !== undefined && buttons.some(({ at }) => isNear(at, beside.tag.spot.at))),
    flag(spoken.some((amount) => alone.some(({ tag }) => same(tag.amount, amount)))),
    flag(
      spoken.some((amount) => main.some(({ tag }) => same(tag.amount, amount))) &&
        !spoken.some((amount) => alone.some(({ tag }) => same(tag.amount, amount))),
    ),
    Math.min(1, Math.log2(1 + amounts) / 6),
    Math.max(0, visible.headings[0]?.confidence ?? 0),
    flag(visible.isNamedAsProduct),
    (flag(sorts) + flag(filters) + flag(pages)) / 3,
    flag(asksQuantity),
    flag(visible.stockTexts.length > 0),
  ];
}
