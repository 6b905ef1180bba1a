import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { LineMailer } from '../giving/index.ts';
import type { GuestMailer } from '../mails/index.ts';
import {
  createOrderLinks,
  createOrderMailer,
  type OrderLinks,
  type TellGiver,
} from './order-mailer.ts';

export interface OrderDependencies extends Pick<
  AppDependencies,
  'config' | 'db' | 'log' | 'payments'
> {
  readonly line: LineMailer;
  readonly links: OrderLinks;
  readonly tell: TellGiver;
}

/** Once for each app: everything that changes an order tells its giver in the same way. */
export function createOrderDependencies(
  { config, db, log, payments }: AppDependencies,
  line: LineMailer & { readonly guestMailer: GuestMailer },
): OrderDependencies {
  const links = createOrderLinks(config);
  const tell = createOrderMailer({ config, guestMailer: line.guestMailer, links });
  return { config, db, log, payments, line, links, tell };
}
