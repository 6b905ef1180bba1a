import type { FastifyPluginAsync } from 'fastify';
import { accounts } from './accounts/accounts.routes.ts';
import { catalogue } from './catalogue/catalogue.routes.ts';
import { events } from './events/events.routes.ts';
import { giftBook } from './gift-book/gift-book.routes.ts';
import { giving } from './giving/giving.routes.ts';
import { items } from './items/items.routes.ts';
import { mails } from './mails/mails.routes.ts';
import { money } from './money/money.routes.ts';
import { orders } from './orders/orders.routes.ts';
import { questions } from './questions/questions.routes.ts';
import { registries } from './registries/registries.routes.ts';
import { releases } from './releases/releases.routes.ts';
import { scraping } from './scraping/scraping.routes.ts';
import { sharing } from './sharing/sharing.routes.ts';
import { support } from './support/support.routes.ts';
import { surprise } from './surprise/surprise.routes.ts';
import { team } from './team/team.routes.ts';

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
