import type { AppDependencies } from '../../app-dependencies.ts';
import { createGuestMailer } from '../../guest-mails/guest-mailer.ts';
import { createGiftsLinks } from '../../guests/gifts-link.ts';
import { createWaitingLinks } from '../../waiting-line/waiting-links.ts';
import { derivedKey } from '../../keys/derived-key.ts';
import type { ClaimsDependencies } from './claims-dependencies.ts';
import { createReadTurns } from '../../read-turns/read-turns.ts';
import { createSoldOutItems } from './sold-out-items.ts';

/** Once for each app, because the routes share what is remembered. */
export const createClaimsDependencies = ({
  config,
  db,
  givingDb,
  outbox,
}: AppDependencies): ClaimsDependencies => ({
  db,
  givingDb,
  outbox,
  guestMailer: createGuestMailer({ config, outbox }),
  giftsLinks: createGiftsLinks(config),
  waitingLinks: createWaitingLinks(config),
  giftLimits: config.giftLimits,
  limiterKey: derivedKey(config.sessionSecret, 'rate-limits'),
  networkKey: derivedKey(config.sessionSecret, 'gift-networks'),
  codeKey: derivedKey(config.sessionSecret, 'mailbox-codes'),
  soldOutItems: createSoldOutItems(),
  readTurns: createReadTurns(),
});
