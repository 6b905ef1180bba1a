import { load } from 'cheerio/slim';
import { isText } from 'domhandler';
import type { Page } from '../../page/page.ts';

const PLAIN_SELECTOR = /^(?=[^.#]{0,50}[.#])[\w\s.#>-]{1,150}$/;
const MAX_STYLE = 500_000;
const MAX_SELECTORS = 40;

const selectorsOf = (style: string): string[] =>
  style
    .slice(0, MAX_STYLE)
    .split('}')
    .filter((rule) => rule.includes('line-through'))
    // Behind the brace of a media query.
    .flatMap((rule) => (rule.split('{').at(-2) ?? '').split(','))
    .map((selector) => selector.trim())
    .filter((selector) => PLAIN_SELECTOR.test(selector));

/** Elements that a style sheet in the page strikes through. Linked style sheets are not fetched. */
export function struckByStyle({ document, index: { styles } }: Page): ReadonlySet<unknown> {
  const selectors = styles
    .flatMap(({ children }) => children)
    .filter(isText)
    .filter(({ data }) => data.includes('line-through'))
    .flatMap(({ data }) => selectorsOf(data))
    .slice(0, MAX_SELECTORS);
  return new Set(selectors.length === 0 ? [] : load(document)(selectors.join(',')).get());
}
