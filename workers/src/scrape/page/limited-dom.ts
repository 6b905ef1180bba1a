import type { Document } from 'domhandler';
import { DomHandler } from 'domhandler';
import { Parser } from 'htmlparser2';
import { ScrapeFailure } from '../failure.ts';

// Real shop pages reach depth 69 and 18,000 tags; the tree walks behind this are recursive.
const MAX_DEPTH = 512;
const MAX_TAGS = 100_000;

/** Keeps what the readers look at: no comments, and of a drawing its frame alone. */
class LimitedDomHandler extends DomHandler {
  #tags = 0;
  /** How many elements are open from the drawing on; 0 outside of one. */
  #drawn = 0;

  override onopentag(name: string, attributes: Record<string, string>): void {
    this.#tags += 1;
    if (this.#tags > MAX_TAGS || this.tagStack.length > MAX_DEPTH)
      throw new ScrapeFailure('too-large', 'The page is built too deeply to be read.');
    if (this.#drawn > 0) {
      this.#drawn += 1;
      return;
    }
    super.onopentag(name, attributes);
    if (name === 'svg') this.#drawn = 1;
  }

  override onclosetag(): void {
    if (this.#drawn > 0) this.#drawn -= 1;
    if (this.#drawn === 0) super.onclosetag();
  }

  override ontext(data: string): void {
    if (this.#drawn === 0) super.ontext(data);
  }

  override oncomment(): void {}
  override oncommentend(): void {}
}

export function parseDocument(html: string): Document {
  const handler = new LimitedDomHandler();
  new Parser(handler, { lowerCaseTags: true, decodeEntities: true }).end(html);
  return handler.root;
}
