import { withoutLinks } from '@gift-registry/bff-contract';
import type { MailData, MailJob } from '@gift-registry/workers-contract';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/database/database.ts';
import { prepareQuery } from '../../platform/database/prepared-query.ts';
import type { GuestMailer } from '../guest-mails/guest-mailer.ts';
import type { OrderLinks } from './order-links.ts';

export type OrderStep = MailData<'order-news'>['step'];

/** Tells the giver of an order, who left an email, about a step; `paise` of a refund instead of the total. */
export type TellGiver = (
  trx: Db,
  orderId: string,
  step: OrderStep,
  paise?: number,
) => Promise<void>;

interface Facts {
  readonly number: string;
  readonly guestId: string | null;
  readonly guestName: string;
  readonly guestEmail: string | null;
  readonly registryName: string | null;
  readonly productName: string;
  readonly moreGifts: number;
  readonly totalPaise: number;
  readonly payment: string;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
}

/** Takes an order; no row for one whose giver left no email. */
const selectFacts = prepareQuery<Facts>(
  'order-for-mail',
  `select orders.number, orders.guest_id, orders.guest_name, orders.guest_email, registry.registry_name,
          gift.product_name, gift.lines - 1 as more_gifts, orders.total_paise, orders.payment,
          orders.carrier, orders.tracking_number
     from orders left join registries registry on registry.id = orders.registry_id
     cross join lateral (
       select min(product_name) as product_name, count(*)::int as lines
         from order_lines where order_id = orders.id) gift
    where orders.id = $1 and orders.guest_email is not null`,
);

interface Mailing {
  readonly config: Pick<Config, 'payments'>;
  readonly guestMailer: GuestMailer;
  readonly links: OrderLinks;
}

export const createOrderMailer =
  ({ config, guestMailer, links }: Mailing): TellGiver =>
  async (trx, orderId, step, paise) => {
    const [facts] = await selectFacts(trx, orderId);
    if (!facts?.guestEmail) return;
    const { number, guestEmail: to, guestId } = facts;
    const isByHand = facts.payment === 'manual' && config.payments.adapter === 'manual';
    const shared = {
      ...{ step, number, paise: paise ?? facts.totalPaise, orderLink: links.mailed(number) },
      instructions:
        step === 'placed' && isByHand && config.payments.adapter === 'manual'
          ? config.payments.instructions
          : null,
      ...{ carrier: facts.carrier, trackingNumber: facts.trackingNumber },
    };
    const full: MailJob = {
      template: 'order-news',
      to,
      data: {
        ...shared,
        guestName: withoutLinks(facts.guestName, 30) || 'there',
        productName: withoutLinks(facts.productName, 120) || 'your gift',
        registryName: withoutLinks(facts.registryName ?? '', 100) || 'a gift registry',
        moreGifts: facts.moreGifts,
      },
    };
    const nobody = {
      guestName: 'there',
      productName: 'your gift',
      registryName: 'a gift registry',
    };
    const neutral: MailJob = {
      template: 'order-news',
      to,
      data: { ...shared, ...nobody, moreGifts: 0 },
    };
    await guestMailer.send(trx, { to, guestId, causedBy: 'guest', full, neutral });
  };
