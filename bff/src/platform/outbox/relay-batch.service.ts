import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import { mailDefinition, mailJobSchema, telemetry } from '@gift-registry/workers-contract';
import type { Database } from '../database/tables.ts';
import { transact } from '../database/transact.ts';
import type { EventBus } from '../event-bus/event-bus.ts';
import {
  mergeChanges,
  type RegistryChange,
  type ServerMessage,
  serverMessage,
} from '../event-bus/server-message.ts';
import type { DataCipher } from '../keys/data-cipher.ts';
import type { Queues } from '../queues/queues.ts';
import {
  deleteMessages,
  fairPriorities,
  lockDueMessages,
  markPublished,
  postponeMessages,
  queueOf,
  type OutboxRow,
  type OutboxTopic,
} from './outbox.repository.ts';
import type { Sender } from './outbox.ts';
import { openPayload } from './sealed-payload.ts';

/** Open pages read a registry again after a hint, so only the newest hint of each counts. */
export function latestPerRegistry(messages: readonly ServerMessage[]): ServerMessage[] {
  const changes = new Map<string, RegistryChange>();
  const others: ServerMessage[] = [];
  for (const message of messages) {
    if (message.type !== 'registry-changed') {
      others.push(message);
      continue;
    }
    const known = changes.get(message.registryId);
    changes.set(message.registryId, known ? mergeChanges(known, message) : message);
  }
  return [...changes.values(), ...others];
}

export interface RelayOptions {
  readonly sender?: Sender;
  readonly db: Kysely<Database>;
  readonly queues: Queues;
  readonly events: EventBus;
  readonly log: FastifyBaseLogger;
  readonly cipher: DataCipher;
}

const BATCH_SIZE = 100;
/** Behind the scrapes of everybody who waits. */
const SCRAPE_PRIORITY_OF_NOBODY = 1_000;
const jobData = z.looseObject({});

const priorityOfMail = (data: object): number =>
  mailDefinition(mailJobSchema.parse(data).template).priority;

const idsOf = (rows: readonly OutboxRow[]): string[] => rows.map((row) => row.id);

async function publishEvents(
  trx: Transaction<Database>,
  { events }: RelayOptions,
  rows: readonly OutboxRow[],
): Promise<void> {
  await events.publish(latestPerRegistry(rows.map((row) => serverMessage.parse(row.payload))));
  await deleteMessages(trx, idsOf(rows));
}

function traceOfJob(topic: OutboxTopic, trace: string | null): { readonly trace?: string } {
  if (!trace) return {};
  const start = { name: 'outbox', kind: 'producer', parent: trace, attributes: { topic } } as const;
  return { trace: telemetry()?.handOver(start) ?? trace };
}

async function addJobs(
  trx: Transaction<Database>,
  { queues, cipher, log }: RelayOptions,
  topic: Exclude<OutboxTopic, 'event'>,
  rows: readonly OutboxRow[],
): Promise<void> {
  const priorities = topic === 'scrape' ? await fairPriorities(trx, idsOf(rows)) : undefined;
  const unreadable: string[] = [];
  const jobs = rows.flatMap(({ id, payload, trace }) => {
    try {
      const data = jobData.parse(topic === 'secret-mail' ? openPayload(cipher, payload) : payload);
      const priority =
        topic === 'scrape'
          ? (priorities?.get(id) ?? SCRAPE_PRIORITY_OF_NOBODY)
          : priorityOfMail(data);
      return [{ id, data, ...traceOfJob(topic, trace), ...(priority ? { priority } : {}) }];
    } catch (err) {
      log.error({ err, topic, id }, 'unreadable payload, retrying later');
      unreadable.push(id);
      return [];
    }
  });
  if (unreadable.length > 0) await postponeMessages(trx, unreadable);
  if (jobs.length === 0) return;
  await queues.add(queueOf(topic), jobs);
  await markPublished(
    trx,
    jobs.map(({ id }) => id),
  );
}

/**
 * One topic that fails holds up no other one. The rows stay locked while the queue takes them: after a crash in between, the
 * next relay finds them again, and the queue already knows their ids.
 */
export function relayBatch(options: RelayOptions): Promise<boolean> {
  const relay = async (trx: Transaction<Database>): Promise<boolean> => {
    const rows = await lockDueMessages(trx, BATCH_SIZE);
    for (const topic of ['event', 'scrape', 'mail', 'secret-mail'] as const) {
      const ofTopic = rows.filter((row) => row.topic === topic);
      if (ofTopic.length === 0) continue;
      try {
        if (topic === 'event') await publishEvents(trx, options, ofTopic);
        else await addJobs(trx, options, topic, ofTopic);
      } catch (err) {
        options.log.error({ err, topic, rows: ofTopic.length }, 'relaying failed, retrying later');
        await postponeMessages(trx, idsOf(ofTopic));
      }
    }
    return rows.length === BATCH_SIZE;
  };
  return transact(options.db, relay, { takesTurn: false });
}
