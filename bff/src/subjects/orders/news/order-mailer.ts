import type { MailData, MailJob } from '@gift-registry/workers-contract';
import type { Config } from '../../../platform/config/config.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { GuestMailer } from '../../guest-mails/guest-mailer.ts';
import { namesInMail, noNames } from '../../guest-mails/names-in-mail.ts';
import type { OrderLinks } from './order-links.ts';
import { selectMailFacts } from './order-mail-facts.repository.ts';

export type OrderStep = MailData<'order-news'>['step'];

/** Tells the giver of an order, who left an email, about a step; `paise` of a refund instead of the total. */
export type TellGiver = (
  trx: Db,
  orderId: string,
  step: OrderStep,
  paise?: number,
) => Promise<void>;

interface Mailing {
  readonly config: Pick<Config, 'paymentInstructions'>;
  readonly guestMailer: GuestMailer;
  readonly links: OrderLinks;
}

export const createOrderMailer =
  ({ config, guestMailer, links }: Mailing): TellGiver =>
  async (trx, orderId, step, paise) => {
    const [facts] = await selectMailFacts(trx, orderId);
    if (!facts?.guestEmail) return;
    const { number, guestEmail: to, guestId } = facts;
    const shared = {
      ...{ step, number, paise: paise ?? facts.totalPaise, orderLink: links.mailed(number) },
      instructions:
        step === 'placed' && facts.payment === 'manual' ? config.paymentInstructions : null,
      ...{ carrier: facts.carrier, trackingNumber: facts.trackingNumber },
    };
    const full: MailJob = {
      template: 'order-news',
      to,
      data: {
        ...shared,
        ...namesInMail({ ...facts, registryName: facts.registryName ?? '' }),
        moreGifts: facts.moreGifts,
      },
    };
    const neutral: MailJob = {
      template: 'order-news',
      to,
      data: { ...shared, ...noNames, moreGifts: 0 },
      ...(facts.theme !== null && { theme: facts.theme }),
    };
    await guestMailer.send(trx, {
      to,
      guestId,
      registryId: facts.registryId,
      causedBy: 'guest',
      full,
      neutral,
    });
  };
