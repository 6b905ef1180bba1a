import {
  mailDefinition,
  mailJobSchema,
  scrapeJobSchema,
  type MailJob,
  type MailTemplate,
  type ScrapeJob,
} from '@gift-registry/workers-contract';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/database.ts';
import { serverMessage, type ServerMessage } from '../event-bus/server-message.ts';
import type { DataCipher } from '../keys/data-cipher.ts';
import { currentRequestOrigin } from '../routing/origins.ts';
import { loggedMail } from './logged-mail.ts';
import { insertMail, type MailRoom } from './mail-log.repository.ts';
import { insertMessage } from './outbox.repository.ts';
import { sealPayload } from './sealed-payload.ts';

export type OutboxMessage =
  | { readonly topic: 'mail'; readonly payload: MailJob }
  /** `requestedBy` is null when nobody waits for the page. */
  | { readonly topic: 'scrape'; readonly payload: ScrapeJob; readonly requestedBy: string | null }
  | { readonly topic: 'event'; readonly payload: ServerMessage };

export type Sender = Pick<Config, 'brand' | 'brandLine'>;

export interface MailOptions {
  readonly availableAt?: Date;
  readonly againOf?: string;
  readonly registryId?: string | null;
  /** The order or gift that a mail is about. */
  readonly about?: string | undefined;
  /** A mail is not sent after this time, nor after the life that its definition names. */
  readonly usefulUntil?: string | null | undefined;
  /** Logs a mail without sending it when its mailbox has got so many of these within a day. */
  readonly room?: MailRoom | undefined;
}

type Enqueue = (trx: Db, message: OutboxMessage, options?: MailOptions) => Promise<string>;

export interface Outbox {
  /** Sends a mail once the transaction commits. Resolves to its id in the log. */
  mail(trx: Db, mail: MailJob, options?: MailOptions): Promise<string>;
  enqueue(trx: Db, message: Exclude<OutboxMessage, { topic: 'mail' }>): Promise<string>;
  /** Relays without waiting for the next poll. Mutating requests do this on their own. */
  wake(): void;
}

const MINUTE_MS = 60_000;

function endOf(template: MailTemplate, usefulUntil: string | null | undefined): string {
  const end = Date.now() + mailDefinition(template).usefulMinutes * MINUTE_MS;
  return new Date(usefulUntil ? Math.min(end, Date.parse(usefulUntil)) : end).toISOString();
}

const payloadSchemas = {
  scrape: scrapeJobSchema,
  event: serverMessage,
};

export const createEnqueue =
  (cipher: DataCipher, sender?: Sender): Enqueue =>
  (trx, message, { availableAt, usefulUntil, room, ...about } = {}) => {
    const later = availableAt ? { availableAt } : {};
    if (message.topic === 'mail') {
      const origin = currentRequestOrigin();
      const mail = mailJobSchema.parse({
        sendUntil: endOf(message.payload.template, usefulUntil),
        // A mail that is sent again keeps its end, and the address where its own request came.
        ...(origin && { origin }),
        ...message.payload,
        ...(sender && { brand: sender.brand, brandLine: sender.brandLine }),
      });
      const row = { payload: sealPayload(cipher, mail), room, ...later };
      return insertMail(trx, row, loggedMail(cipher, mail, about));
    }
    const payload = payloadSchemas[message.topic].parse(message.payload);
    return insertMessage(trx, {
      topic: message.topic,
      payload: JSON.stringify(payload),
      requestedBy: message.topic === 'scrape' ? message.requestedBy : null,
      ...later,
    });
  };
