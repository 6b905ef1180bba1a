import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  mailJobSchema,
  mailPreviewSchema,
  type MailPreview,
  type MailPreviewJob,
} from '@gift-registry/workers-contract';
import { errorMessages } from '@gift-registry/bff-contract';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Queues } from '../../platform/queues/queues.ts';

const KEPT_SECONDS = 600;
const DRAWING_TIMEOUT_MS = 8_000;
const LOOK_AGAIN_MS = 60;

/** The worker draws mails, so that the team sees what people get. Nobody waits for such a job after a failure. */
export async function drawMail(
  queues: Queues,
  job: MailPreviewJob,
): Promise<{ readonly subject: string; readonly drawingId: string }> {
  const id = randomUUID();
  await queues.add('mail', [{ id, data: job, keepSeconds: KEPT_SECONDS }]);
  for (let waited = 0; waited < DRAWING_TIMEOUT_MS; waited += LOOK_AGAIN_MS) {
    const { state, result } = await queues.find('mail', id);
    if (state === 'completed')
      return { subject: mailPreviewSchema.parse(result).subject, drawingId: id };
    if (state === 'failed') throw new AppError('internal', errorMessages.internal);
    await delay(LOOK_AGAIN_MS);
  }
  await queues.remove('mail', id);
  throw new AppError('unavailable', 'No worker draws mails now. Look at the queue ‘mail’.');
}

export async function findDrawing(queues: Queues, id: string): Promise<MailPreview> {
  const { result } = await queues.find('mail', id);
  const drawing = mailPreviewSchema.safeParse(result).data;
  if (!drawing) throw new AppError('not-found', errorMessages.notFound);
  return drawing;
}

export const shownMail = (shown: unknown) => mailJobSchema.parse(shown);
