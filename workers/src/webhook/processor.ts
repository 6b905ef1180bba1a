import { z } from 'zod';
import { webhookJobSchema } from '@gift-registry/workers-contract';
import { PermanentError } from '../queue/permanent-error.ts';
import type { QueuedJob } from '../queue/queued-job.ts';
import { signedHeaders } from './signature.ts';

interface Dependencies {
  /** Resolves to the status of the answer. Connects to allowed addresses only, and follows no redirect. */
  readonly post: (
    url: string,
    headers: Readonly<Record<string, string>>,
    body: string,
    signal: AbortSignal,
  ) => Promise<number>;
  readonly now?: () => Date;
}

const GONE = 410;
// Replaces the job's data after delivery, so that the secret leaves the queue.
const deliveredSchema = z.object({ delivered: z.int() });

export async function sendWebhook(
  { post, now = () => new Date() }: Dependencies,
  queued: QueuedJob,
  signal: AbortSignal,
): Promise<{ readonly status: number }> {
  const delivered = deliveredSchema.safeParse(queued.data);
  if (delivered.success) return { status: delivered.data.delivered };
  const job = webhookJobSchema.safeParse(queued.data);
  if (!job.success) throw new PermanentError(`not a webhook: ${z.prettifyError(job.error)}`);
  const { url, secret, body, contactId } = job.data;
  const headers = signedHeaders(secret, { id: queued.id, at: now(), body });
  const status = await post(url, headers, body, signal);
  const isTaken = status >= 200 && status < 300;
  if (isTaken || status === GONE || queued.isLastAttempt)
    await queued.replaceData({ delivered: status, contactId }).catch(() => undefined);
  if (isTaken) return { status };
  const problem = `The webhook ${contactId} answered ${status}.`;
  throw status === GONE ? new PermanentError(problem) : new Error(problem);
}
