import { setTimeout as delay } from 'node:timers/promises';
import { createPostgresBackend, withBackend } from 'bullmq';
import { QUEUE_SCHEMA } from '@gift-registry/workers-contract';

const { Worker: PostgresWorker } = withBackend(createPostgresBackend);

export async function deliverMails(databaseUrl: string, count: number): Promise<void> {
  let delivered = 0;
  const worker = new PostgresWorker(
    'mail',
    async (job) => {
      await job.updateData({ delivered: job.id });
      delivered += 1;
    },
    { connection: { connectionString: databaseUrl, schema: QUEUE_SCHEMA, max: 3 } },
  );
  await worker.waitUntilReady();
  for (let tries = 0; delivered < count; tries += 1) {
    if (tries > 200) throw new Error(`Only ${delivered} of ${count} mails were delivered.`);
    await delay(50);
  }
  await worker.close();
}
