import { parseDocument } from 'htmlparser2';
import { NOTHING, type ScrapePage } from '../src/scrape/corpus/run-corpus.ts';

export const parserAlone: ScrapePage = (html) => {
  parseDocument(html);
  return NOTHING;
};
