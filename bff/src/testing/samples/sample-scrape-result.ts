import type { ScrapeJobResult } from '@gift-registry/workers-contract';

export const sampleScrapeResult = (changes: Partial<ScrapeJobResult> = {}): ScrapeJobResult => ({
  outcome: 'ok',
  title: 'Clay lamp – Shop',
  name: 'Clay lamp',
  brand: null,
  price: 1299,
  currency: 'INR',
  availability: 'in-stock',
  description: null,
  image: null,
  images: [],
  pictures: [],
  url: 'https://shop.example/lamp',
  evidence: {},
  ...changes,
});
