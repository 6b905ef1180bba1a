import pTimeout from 'p-timeout';
import { QUEUES, type GaugeName, type GaugeValue } from '@gift-registry/workers-contract';
import type { PoolState } from '../database/connection-pool.ts';
import type { Db } from '../database/database.ts';
import { listedStates, type Queues } from '../queues/queues.ts';
import { readStoredState } from './stored-state.repository.ts';

interface GaugeSources {
  readonly db: Db;
  readonly queues: Queues;
  readonly pools: Readonly<Record<string, () => PoolState>>;
  readonly streams: () => number;
}

const TIMEOUT_MS = 2_000;

const gauge = (
  name: GaugeName,
  value: number,
  labels: Readonly<Record<string, string>> = {},
): GaugeValue => ({ name, value, labels });

const mailStates = ['waiting', 'sent', 'failed', 'given-up', 'held'];

async function storedGauges(db: Db): Promise<readonly GaugeValue[]> {
  try {
    const state = await pTimeout(readStoredState(db), { milliseconds: TIMEOUT_MS });
    return [
      gauge('gifts_database_up', 1),
      gauge('gifts_outbox_rows', state.waiting),
      gauge('gifts_outbox_oldest_seconds', state.oldest),
      gauge('gifts_mail_waits_seconds', state.mailWaits),
      ...mailStates.map((name) => gauge('gifts_mail_log', state.mails[name] ?? 0, { state: name })),
      ...state.live.map((project) => gauge('gifts_releases_live', 1, { project })),
      ...state.live.map((project) =>
        gauge('gifts_releases_withdrawn', state.withdrawn[project] ?? 0, { project }),
      ),
    ];
  } catch {
    return [gauge('gifts_database_up', 0)];
  }
}

async function queueGauges(
  queues: Queues,
  queue: (typeof QUEUES)[number],
): Promise<readonly GaugeValue[]> {
  try {
    const reads = Promise.all([queues.count(queue), queues.oldestWait(queue)]);
    const [counts, oldest] = await pTimeout(reads, { milliseconds: TIMEOUT_MS });
    return [
      gauge('gifts_queue_up', 1, { queue }),
      ...listedStates.map((state) => gauge('gifts_queue_jobs', counts[state], { queue, state })),
      gauge('gifts_queue_oldest_seconds', oldest, { queue }),
    ];
  } catch {
    return [gauge('gifts_queue_up', 0, { queue })];
  }
}

export async function readGauges(sources: GaugeSources): Promise<readonly GaugeValue[]> {
  const { db, queues, pools, streams } = sources;
  const pooled = Object.entries(pools).flatMap(([pool, read]) =>
    Object.entries(read()).map(([state, value]: [string, number]) =>
      gauge('gifts_database_connections', value, { pool, state }),
    ),
  );
  const read = await Promise.all([
    storedGauges(db),
    ...QUEUES.map((queue) => queueGauges(queues, queue)),
  ]);
  return [gauge('gifts_event_streams', streams()), ...pooled, ...read.flat()];
}
