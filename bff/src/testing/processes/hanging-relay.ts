import { createDatabase } from '../../platform/database/database.ts';
import { createDataCipher } from '../../platform/keys/data-cipher.ts';
import { createLogger } from '../../platform/logging/logger.ts';
import { relayBatch } from '../../platform/outbox/relay-batch.service.ts';
import { createQueues } from '../../platform/queues/create-queues.ts';

const {
  DATABASE_URL: databaseUrl = '',
  DATA_ENCRYPTION_KEY = '',
  REDIS_URL: redisUrl,
  REDIS_PREFIX,
} = process.env;
const log = createLogger('error');
const queues = createQueues(
  { databaseUrl, redisUrl: redisUrl || undefined, redisPrefix: REDIS_PREFIX ?? '' },
  log,
);
const forever = setInterval(() => undefined, 60_000);

await relayBatch({
  db: createDatabase(databaseUrl),
  log,
  cipher: createDataCipher(Buffer.from(DATA_ENCRYPTION_KEY, 'hex')),
  events: {
    publish: async () => undefined,
    subscribe: () => () => undefined,
    close: async () => undefined,
  },
  queues: {
    ...queues,
    async add(queue, jobs) {
      await queues.add(queue, jobs);
      process.stdout.write('added\n');
      await new Promise(() => forever);
    },
  },
});
