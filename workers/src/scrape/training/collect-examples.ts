import { hashOfShop, shopOf } from '../corpus/shop.ts';
import { readSavedPage, readTruth } from '../corpus/truth.ts';
import { parseDocument } from '../page/limited-dom.ts';
import { pageOf } from '../page/page.ts';
import { MUTATIONS, type Mutation } from './mutations.ts';
import { readExample, type PageExample } from './read-examples.ts';

const CLEAN: Mutation = { name: 'clean', apply: (_, truth) => truth };
// Each page has a quarter of the mutations, in turn: all of them take four times as long and teach the same.
const EVERY = 4;

/** Reads each product of the corpus as it is, and mutated. */
export async function collectExamples(folder: string): Promise<PageExample[]> {
  const examples: PageExample[] = [];
  const truths = await readTruth(folder);
  for (const [at, truth] of truths.entries()) {
    if (!truth.is_product) continue;
    const html = await readSavedPage(folder, truth.path);
    const mutations = MUTATIONS.filter((_, index) => (index + at) % EVERY === 0);
    for (const { name, apply } of [CLEAN, ...mutations]) {
      const document = parseDocument(html);
      const mutated = apply(document, truth);
      if (!mutated?.is_product) continue;
      examples.push({
        shop: hashOfShop(shopOf(truth)),
        page: hashOfShop(truth.path),
        mutation: name,
        ...readExample(pageOf(document, new URL(truth.url)), mutated),
      });
    }
  }
  return examples;
}
