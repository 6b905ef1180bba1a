import { request } from 'undici';
import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import { PermanentError } from '../queue/permanent-error.ts';
import type { QueuedJob } from '../queue/queued-job.ts';
import { createGuard } from '../scrape/guard/guard.ts';
import { createGuardedAgent } from '../scrape/guard/guarded-agent.ts';
import { NotAllowedFailure } from '../scrape/outcome/scrape-failure.ts';
import { sendWebhook } from './processor.ts';

const CONCURRENCY = 4;
const TIMEOUT_MS = 10_000;

export async function createWebhookService(
  { brand, allowOrigins }: Config['webhook'],
  log: Logger,
) {
  const guard = createGuard({ allowOrigins });
  const dispatcher = createGuardedAgent(guard);

  async function post(
    address: string,
    headers: Readonly<Record<string, string>>,
    body: string,
    signal: AbortSignal,
  ): Promise<number> {
    const { statusCode, body: answer } = await request(guard.checkUrl(address), {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        'user-agent': `${brand} webhooks`,
      },
      body,
      dispatcher,
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await answer.dump({ limit: 4_096 }).catch(() => undefined);
    return statusCode;
  }

  return {
    concurrency: CONCURRENCY,
    async handle(job: QueuedJob, signal: AbortSignal) {
      try {
        return await sendWebhook({ post }, job, signal);
      } catch (error) {
        if (error instanceof NotAllowedFailure)
          throw new PermanentError('The address of this webhook is not allowed.');
        log.warn({ jobId: job.id, err: error }, 'a webhook was not delivered');
        throw error;
      }
    },
    close: () => dispatcher.close(),
  };
}
