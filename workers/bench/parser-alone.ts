import { parseDocument } from 'htmlparser2';
import type { ScrapePage } from '../src/scrape/corpus/run-corpus.ts';

export const parserAlone: ScrapePage = (html) => {
  parseDocument(html);
  return {
    name: null,
    price: null,
    currency: null,
    image: null,
    description: null,
    availability: null,
  };
};
