import { createSecretKey } from 'node:crypto';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { createGuestMailer } from '../../subjects/guest-mails/guest-mailer.ts';
import { createGiftsLinks } from '../../subjects/guests/gifts-link.ts';
import { createOrderLinks } from '../../subjects/orders/news/order-links.ts';
import { createOrderMailer } from '../../subjects/orders/news/order-mailer.ts';
import { createPayeeCipher } from '../../subjects/upi/payee-cipher.ts';
import { createWaitingLinks } from '../../subjects/waiting-line/waiting-links.ts';
import { newOrdersOf } from '../../platform/payments/new-orders.ts';
import { derivedKey } from '../../platform/keys/derived-key.ts';
import type { ClaimsDependencies } from './claims-dependencies.ts';
import { createSoldOutItems } from './sold-out-items.ts';

export function createClaimsDependencies({
  config,
  db,
  givingDb,
  outbox,
  payments,
}: AppDependencies): ClaimsDependencies {
  const guestMailer = createGuestMailer({ outbox });
  return {
    ...{ db, givingDb, outbox, guestMailer },
    giftsLinks: createGiftsLinks(config),
    waitingLinks: createWaitingLinks(config),
    tellGiver: createOrderMailer({ config, guestMailer, links: createOrderLinks(config) }),
    giftLimits: () => config.giftLimits,
    newOrders: () => newOrdersOf({ config, payments }),
    pickUp: () => config.pickUp,
    promiseDays: config.promiseDays,
    payees: createPayeeCipher(config),
    origins: config,
    limiterKey: derivedKey(config.sessionSecret, 'rate-limits'),
    networkKey: createSecretKey(derivedKey(config.sessionSecret, 'gift-networks')),
    soldOutItems: createSoldOutItems(),
  };
}
