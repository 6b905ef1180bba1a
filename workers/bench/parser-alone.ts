import { parseDocument } from 'htmlparser2';
import { NOTHING, type ScrapePage } from './corpus/run-corpus.ts';

export const parserAlone: ScrapePage = (html) => {
  parseDocument(html);
  return NOTHING;
};
