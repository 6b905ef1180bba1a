import {
  addPageListLine,
  getPageList,
  getScrape,
  listRegistries,
  type PageListLine,
  type ScrapedProduct,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { anExternalProduct, anItem, aRegistry, aScrape, newId } from './fixtures.ts';

export const registry = aRegistry({ registryName: 'Asha and Dev' });

export const lampPage: ScrapedProduct = {
  title: 'Lamp',
  name: 'Lamp',
  brand: null,
  price: 499,
  currency: 'INR',
  description: null,
  image: null,
  pictures: [],
  notes: {},
  url: 'https://shop.example/lamp',
};

export function aLine(name: string, changes: Partial<PageListLine> = {}): PageListLine {
  const { product: _, ...scrape } = aScrape({ id: newId(), step: 'done', outcome: 'ok' });
  return {
    id: newId(),
    url: `https://shop.example/${name.toLowerCase()}`,
    scrape,
    found: { name, price: 499, currency: 'INR', image: null },
    decision: null,
    ...changes,
  };
}

export const blocked = () =>
  aLine('Blocked', {
    found: null,
    scrape: {
      ...aLine('x').scrape,
      outcome: 'blocked',
      notice: { title: 'Failed to scrape product', text: 'No.', advice: 'The shop refuses us.' },
    },
  });

export const answerList = (...lines: PageListLine[]) =>
  testServer.reply(getPageList, { list: { id: newId(), lines } });

export function answerPageList() {
  localStorage.clear();
  sessionStorage.clear();
  testServer.reply(listRegistries, { registries: [registry] });
  testServer.reply(getPageList, { list: null });
  testServer.reply(getScrape, ({ params }) =>
    aScrape({ id: params.scrapeId, step: 'done', outcome: 'ok', product: lampPage }),
  );
  testServer.reply(addPageListLine, anItem(anExternalProduct()));
}
