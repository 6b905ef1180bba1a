import type { MailData } from '@gift-registry/workers-contract';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/database/database.ts';
import { derivedKeys, createUrlTokens } from '../../platform/keys/signer.ts';
import { linkOrigin } from '../../platform/routing/origins.ts';
import {
  type GuestMailer,
  mailEvent,
  namesInMail,
  noNames,
  confirmAddress,
} from '../mails/index.ts';
import { selectMailFacts, type MailFacts } from './order-views.repository.ts';

type Source = 'mail' | 'payment';

export interface OrderLinks {
  /** The link in mails, which opens the order on any device. */
  readonly mailed: (number: string) => string;
  /** The return from a payment. It opens the order, too, and says nothing about the giver's mailbox. */
  readonly returning: (number: string) => string;
  /** Where the link of this key stood; null when it opens another order or none. */
  readonly sourceOf: (key: string, number: string) => Source | null;
}

export function createOrderLinks(
  config: Pick<Config, 'sessionSecrets' | 'publicBaseUrl'>,
): OrderLinks {
  const tokens = createUrlTokens(derivedKeys(config.sessionSecrets, 'order-link'));
  const signed: Readonly<Record<Source, (number: string) => string>> = {
    mail: (number) => `${number} mail`,
    payment: (number) => number,
  };
  const page = (number: string, source: Source) =>
    `${linkOrigin(config)}/order/${encodeURIComponent(number)}?${new URLSearchParams({ key: tokens.sign(signed[source](number)) })}`;
  return {
    mailed: (number) => page(number, 'mail'),
    returning: (number) => page(number, 'payment'),
    sourceOf(key, number) {
      const value = tokens.read(key);
      return value === signed.mail(number)
        ? 'mail'
        : value === signed.payment(number)
          ? 'payment'
          : null;
    },
  };
}

type OrderStep = 'placed' | MailData<'order-news'>['step'];

/** Tells the giver of an order, who left an email, about a step; `paise` of a refund instead of the total. */
export type TellGiver = (
  trx: Db,
  orderId: string,
  step: OrderStep,
  paise?: number,
) => Promise<void>;

interface Mailing {
  readonly config: Pick<Config, 'paymentInstructions' | 'pickUp'>;
  readonly guestMailer: GuestMailer;
  readonly links: OrderLinks;
}

export function createOrderMailer({ config, guestMailer, links }: Mailing): TellGiver {
  const shared = ({ number, productName, moreGifts, totalPaise, shipTo }: MailFacts) => ({
    ...{ number, productName, moreGifts, paise: totalPaise, shipTo },
    pickUp: shipTo === 'pick-up' ? config.pickUp : null,
    orderLink: links.mailed(number),
  });

  const tellOfOrder = async (trx: Db, facts: MailFacts): Promise<void> => {
    const { id: about, guestEmail: to, registryId, heldUntil, payment } = facts;
    const { guestName, registryName } = namesInMail(facts);
    const data = {
      ...shared(facts),
      event: mailEvent(facts),
      payBy: heldUntil,
      instructions: payment === 'manual' ? config.paymentInstructions : null,
    };
    await guestMailer.send(trx, {
      ...{ to, registryId, about },
      full: { template: 'order-placed', to, data: { ...data, guestName, registryName } },
      neutral: { template: 'order-placed', to, data },
    });
  };

  return async (trx, orderId, step, paise) => {
    const [facts] = await selectMailFacts(trx, orderId);
    if (!facts) return;
    if (step === 'placed') return tellOfOrder(trx, facts);
    const { guestEmail: to, guestId, registryId, carrier, trackingNumber, rest } = facts;
    const isPaid = facts.paidPaise > 0;
    if (isPaid && guestId !== null) await confirmAddress(trx, { guestId, email: to });
    // Strangers could cause it without end: it follows their own order, of which the address heard nothing.
    if (step === 'cancelled' && !isPaid && facts.isHeld) return;
    const data = { ...shared(facts), step, isPaid, ...(paise !== undefined && { paise }) };
    const parcel = { carrier, trackingNumber, rest };
    const { guestName, registryName } = namesInMail(facts);
    await guestMailer.send(trx, {
      ...{ to, registryId, about: facts.id },
      full: {
        template: 'order-news',
        to,
        data: { ...data, ...parcel, guestName, registryName },
      },
      neutral: {
        template: 'order-news',
        to,
        data: {
          ...{ ...data, ...parcel },
          guestName: noNames.guestName,
          registryName: noNames.registryName,
        },
        ...(facts.theme !== null && { theme: facts.theme }),
      },
    });
  };
}
