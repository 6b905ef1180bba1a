import type { FastifyPluginAsync } from 'fastify';
import { accounts } from './accounts/plugin.ts';
import { catalogue } from './catalogue/plugin.ts';
import { events } from './events/plugin.ts';
import { giftBook } from './gift-book/plugin.ts';
import { giving } from './giving/plugin.ts';
import { items } from './items/plugin.ts';
import { mails } from './mails/plugin.ts';
import { money } from './money/plugin.ts';
import { orders } from './orders/plugin.ts';
import { questions } from './questions/plugin.ts';
import { registries } from './registries/plugin.ts';
import { releases } from './releases/plugin.ts';
import { scraping } from './scraping/plugin.ts';
import { sharing } from './sharing/plugin.ts';
import { support } from './support/plugin.ts';
import { surprise } from './surprise/plugin.ts';
import { team } from './team/plugin.ts';

/** In their order: each may use those before it, through `app` and their `index.ts`. */
export const features: readonly FastifyPluginAsync[] = [
  releases,
  mails,
  support,
  registries,
  surprise,
  sharing,
  scraping,
  giving,
  questions,
  catalogue,
  items,
  giftBook,
  money,
  orders,
  accounts,
  team,
  events,
];
