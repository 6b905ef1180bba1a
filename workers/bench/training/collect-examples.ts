import { hashOfShop, shopOf } from '../../src/scrape/corpus/shop.ts';
import { systemOf } from '../../src/scrape/corpus/shop-system.ts';
import { readSavedPage, readTruth } from '../../src/scrape/corpus/truth.ts';
import { parseDocument } from '../../src/scrape/page/limited-dom.ts';
import { pageOf } from '../../src/scrape/page/page.ts';
import { pageStatus } from '../../src/scrape/page/page-status.ts';
import { LIST_MUTATIONS } from './list-mutations.ts';
import { MUTATIONS, type Mutation } from './mutations.ts';
import { readExample, type PageExample } from './read-examples.ts';

const CLEAN: Mutation = { name: 'clean', apply: (_, truth) => truth };
// Each product has a quarter of the mutations, in turn: all of them take four times as long and teach the same.
const EVERY = 4;

export async function collectExamples(folder: string): Promise<PageExample[]> {
  const examples: PageExample[] = [];
  const truths = await readTruth(folder);
  for (const [at, truth] of truths.entries()) {
    const html = await readSavedPage(folder, truth.path);
    const mutations = [...MUTATIONS, ...LIST_MUTATIONS].filter(
      (_, index) => !truth.is_product || (index + at) % EVERY === 0,
    );
    for (const { name, apply } of [CLEAN, ...mutations]) {
      const document = parseDocument(html);
      const mutated = apply(document, truth);
      if (!mutated) continue;
      const page = pageOf(document, new URL(mutated.url));
      const status = pageStatus(page, 200);
      examples.push({
        shop: hashOfShop(shopOf(truth)),
        page: hashOfShop(truth.path),
        system: systemOf(truth, html),
        mutation: name,
        isReadable: status !== 'blocked' && status !== 'error',
        ...readExample(page, mutated),
      });
    }
  }
  return examples;
}
