import {
  mailJobSchema,
  pageCheckJobSchema,
  scrapeJobSchema,
} from '@gift-registry/workers-contract';
import type { MailJob, PageCheckJob, ScrapeJob } from '@gift-registry/workers-contract';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/database.ts';
import { serverMessage, type ServerMessage } from '../event-bus/server-message.ts';
import type { DataCipher } from '../keys/data-cipher.ts';
import { currentRequestOrigin } from '../origins/link-origin.ts';
import { insertMessage } from './outbox.repository.ts';
import { sealPayload } from './sealed-payload.ts';

export type OutboxMessage =
  | { readonly topic: 'mail'; readonly payload: MailJob }
  | { readonly topic: 'scrape'; readonly payload: ScrapeJob; readonly requestedBy: string }
  | { readonly topic: 'page-check'; readonly payload: PageCheckJob }
  | { readonly topic: 'event'; readonly payload: ServerMessage };

/** What mails say of the team, of now. */
export type Sender = Pick<Config, 'brand' | 'brandLine'>;

export interface EnqueueOptions {
  readonly availableAt?: Date;
}

export interface Outbox {
  enqueue(trx: Db, message: OutboxMessage, options?: EnqueueOptions): Promise<string>;
  /** Relays without waiting for the next poll. Mutating requests do this on their own. */
  wake(): void;
}

const payloadSchemas = {
  mail: mailJobSchema,
  scrape: scrapeJobSchema,
  'page-check': pageCheckJobSchema,
  event: serverMessage,
};

export const createEnqueue =
  (cipher: DataCipher, sender?: Sender): Outbox['enqueue'] =>
  (trx, message, { availableAt } = {}) => {
    const isMail = message.topic === 'mail';
    const origin = currentRequestOrigin();
    const payload = payloadSchemas[message.topic].parse(
      isMail
        ? {
            ...message.payload,
            ...(sender && { brand: sender.brand, brandLine: sender.brandLine }),
            ...(origin && { origin }),
          }
        : message.payload,
    );
    return insertMessage(trx, {
      topic: isMail ? 'secret-mail' : message.topic,
      payload: isMail ? sealPayload(cipher, payload) : JSON.stringify(payload),
      requestedBy: message.topic === 'scrape' ? message.requestedBy : null,
      ...(availableAt ? { availableAt } : {}),
    });
  };
