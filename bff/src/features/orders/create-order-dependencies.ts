import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { GuestMailer } from '../mails/index.ts';
import type { LineMailer } from '../giving/index.ts';
import type { Expiring } from './expire-orders.service.ts';
import { createOrderLinks, type OrderLinks } from './order-links.ts';
import { createOrderMailer } from './order-mailer.ts';

export interface OrderDependencies extends Expiring, Pick<AppDependencies, 'config' | 'schedule'> {
  readonly links: OrderLinks;
}

/** Once for each app: everything that changes an order tells its giver in the same way. */
export function createOrderDependencies(
  { db, config, payments, log, schedule }: AppDependencies,
  line: LineMailer & { readonly guestMailer: GuestMailer },
): OrderDependencies {
  const links = createOrderLinks(config);
  const tell = createOrderMailer({ config, guestMailer: line.guestMailer, links });
  return { db, config, payments, log, schedule, line, links, tell };
}
