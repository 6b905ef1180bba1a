import { z } from 'zod';
import { mailJobSchema, type MailResult } from '@gift-registry/workers-contract';
import type { Delivery } from '../queue/delivery.ts';
import { PermanentError } from '../queue/permanent-error.ts';
import { compose } from './compose.ts';
import type { Sender } from './content.ts';
import { oneLine } from './format.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import { isRefusedForGood } from './smtp-refusal.ts';

export interface OutgoingMail {
  readonly messageId: string;
  readonly from: string;
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface MailDependencies {
  readonly sender: Sender & { readonly from: string };
  /** The part of a Message-ID behind the @. */
  readonly domain: string;
  readonly send: (mail: OutgoingMail) => Promise<unknown>;
}

// What a delivered job's data becomes: the address, the links and the codes are gone from the queue.
const deliveredSchema = z.object({ delivered: z.string() });

export async function processMail(
  { sender, domain, send }: MailDependencies,
  delivery: Delivery,
  signal: AbortSignal,
): Promise<MailResult> {
  const delivered = deliveredSchema.safeParse(delivery.data);
  if (delivered.success) return { messageId: delivered.data.delivered };

  const job = mailJobSchema.safeParse(delivery.data);
  if (!job.success) throw new PermanentError(`not a mail job: ${z.prettifyError(job.error)}`);
  signal.throwIfAborted();

  const content = compose(job.data, sender);
  // The same job sent twice, after a crash, is one mail for clients that know the id.
  const messageId = `<${delivery.id}@${domain}>`;
  try {
    await send({
      messageId,
      from: sender.from,
      to: job.data.to,
      ...(content.replyTo ? { replyTo: content.replyTo } : {}),
      subject: oneLine(content.subject),
      text: renderText(content, sender),
      html: renderHtml(content, sender),
    });
  } catch (error) {
    if (isRefusedForGood(error)) throw new PermanentError(error.message);
    throw error;
  }
  // The mail is out: failing over the bookkeeping would send it again.
  await delivery.replaceData({ delivered: messageId }).catch(() => undefined);
  return { messageId };
}
