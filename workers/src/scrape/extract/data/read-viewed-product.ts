import { plainText } from '../../page/plain-text.ts';
import type { Page } from '../../page/page.ts';
import { scriptText } from '../../page/text.ts';
import { readCurrency } from '../../price/currency.ts';
import { readStructuredPrice } from '../../price/structured-price.ts';
import { NO_FACTS, type ProductFacts } from '../product-facts.ts';
import { isNode, listOf, property, textOf, type Node } from './node.ts';
import { readJson } from './read-json.ts';

const NAMES = ['ViewContent', 'view_item', 'productDetail', 'product_view'];
const EVENT = new RegExp(`['"](?:${NAMES.join('|')})['"]\\s{0,20},\\s{0,20}(?=\\{)`, 'g');
const MAX_SCRIPT = 100_000;
const MAX_EVENTS = 6;
const MAX_EVENT = 6_000;
const STRING_OR_BRACE = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{}]/g;

/** The object at the beginning of `script`, up to the brace that closes it. */
function firstObject(script: string): string {
  let depth = 0;
  for (const { 0: sign, index } of script.matchAll(STRING_OR_BRACE)) {
    if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    if (depth === 0) return script.slice(0, index + 1);
  }
  return '';
}

function readEvents({ index }: Page): Node[] {
  const written = index.scripts
    .map(scriptText)
    .filter(({ length }) => length <= MAX_SCRIPT)
    .filter((script) => NAMES.some((name) => script.includes(name)))
    .flatMap((script) =>
      [...script.matchAll(EVENT)].map(({ 0: { length }, index: at }) =>
        script.slice(at + length, at + length + MAX_EVENT),
      ),
    );
  return written.slice(0, MAX_EVENTS).map(firstObject).map(readJson).filter(isNode);
}

function readEvent(event: Node, hostname: string): ProductFacts | null {
  const items = listOf(property(event, 'items') ?? property(event, 'contents')).filter(isNode);
  if (items.length > 1 || listOf(property(event, 'content_ids')).length > 1) return null;
  const [item = {}] = items;
  const code = textOf(property(event, 'currency'));
  const price = readStructuredPrice(
    property(item, 'price') ?? property(event, 'value'),
    code === null ? null : readCurrency(code, hostname),
    hostname,
  );
  const name = textOf(
    property(event, 'content_name') ?? property(item, 'item_name') ?? property(item, 'name'),
  );
  return (
    price && {
      ...NO_FACTS,
      source: 'state',
      name: name === null ? null : plainText(name, 300),
      offers: [{ ...price, availability: null }],
    }
  );
}

/** The one product that the page's scripts report as viewed to its advertisers. */
export const readViewedProduct = (page: Page): ProductFacts | null =>
  readEvents(page)
    .map((event) => readEvent(event, page.url.hostname))
    .find((facts) => facts !== null) ?? null;
