import { type Document, DomHandler } from 'domhandler';
import { Parser } from 'htmlparser2';
import { ScrapeFailure } from '../scrape-failure.ts';

// Real shop pages reach depth 69 and 18,000 tags; the walks over the tree are recursive.
const MAX_DEPTH = 512;
const MAX_TAGS = 100_000;

const DRAWN: ReadonlySet<string> = new Set(
  (
    'path g defs use rect circle ellipse line polyline polygon text tspan title desc symbol image ' +
    'lineargradient radialgradient stop clippath mask pattern filter animate animatetransform style'
  ).split(' '),
);

class LimitedDomHandler extends DomHandler {
  #tags = 0;
  readonly #drawing: boolean[] = [];

  override onopentag(name: string, attributes: Record<string, string>): void {
    this.#tags += 1;
    if (this.#tags > MAX_TAGS || this.tagStack.length > MAX_DEPTH)
      throw new ScrapeFailure('too-large', 'The page has too many elements or levels.');
    // An unclosed `<svg>` lasts to the end of the page.
    const isLeftOut = this.#drawing.length > 0 && DRAWN.has(name);
    if (this.#drawing.length > 0 || name === 'svg') this.#drawing.push(isLeftOut);
    if (!isLeftOut) super.onopentag(name, attributes);
  }

  override onclosetag(): void {
    if (this.#drawing.pop() !== true) super.onclosetag();
  }

  override ontext(data: string): void {
    if (this.#drawing.at(-1) !== true) super.ontext(data);
  }

  override oncomment(): void {}
  override oncommentend(): void {}
}

export function parseDocument(html: string): Document {
  const handler = new LimitedDomHandler();
  new Parser(handler, { lowerCaseTags: true, decodeEntities: true }).end(html);
  return handler.root;
}
