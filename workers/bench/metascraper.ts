import createMetascraper from 'metascraper';
import amazon from 'metascraper-amazon';
import description from 'metascraper-description';
import image from 'metascraper-image';
import title from 'metascraper-title';
import url from 'metascraper-url';
import shopping from '@samirrayani/metascraper-shopping';
import { z } from 'zod';
import type { ScrapePage } from './corpus/run-corpus.ts';
import { amountOf } from './amount-of.ts';

const scrape = createMetascraper([amazon(), shopping(), title(), description(), image(), url()]);

const text = z.string().nullish().catch(null);
const answer = z.object({
  name: text,
  title: text,
  price: z.union([z.string(), z.number()]).nullish().catch(null),
  currency: text,
  image: text,
  description: text,
});

export const metascraper: ScrapePage = async (html, address) => {
  const found = answer.parse(await scrape({ html, url: address.href }));
  return {
    name: found.name ?? found.title ?? null,
    price: amountOf(found.price),
    currency: found.currency ?? null,
    image: found.image ?? null,
    description: found.description ?? null,
    availability: null,
  };
};
