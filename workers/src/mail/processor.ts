import { z } from 'zod';
import {
  mailJobSchema,
  mailPreviewJobSchema,
  telemetry,
  type MailPreview,
  type MailResult,
} from '@gift-registry/workers-contract';
import type { QueuedJob } from '../queue/queued-job.ts';
import { PermanentError } from '../queue/permanent-error.ts';
import { compose } from './compose.ts';
import type { Sender } from './content.ts';
import { renderPreview } from './preview.ts';
import { senderOf } from './sender-of.ts';
import { singleLine } from './safe-text.ts';
import { renderHtml } from './rendering/render-html.ts';
import { renderText } from './rendering/render-text.ts';

interface SmtpError extends Error {
  readonly code?: string;
  readonly responseCode?: number;
}

const isSmtpError = (error: unknown): error is SmtpError =>
  error instanceof Error && 'responseCode' in error;

/**
 * A 5xx response to the address or the message is permanent.
 * A 5xx response to our own login is a wrong setting, which an operator repairs, so it is not.
 */
function isPermanentSmtpError(error: unknown): error is SmtpError {
  if (!isSmtpError(error) || error.responseCode === undefined) return false;
  const aboutThisMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  return aboutThisMail && error.responseCode >= 500 && error.responseCode < 600;
}

interface OutgoingMail {
  readonly messageId: string;
  readonly from: string;
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface MailDependencies {
  readonly sender: Sender & { readonly from: string };
  readonly domain: string;
  readonly send: (mail: OutgoingMail) => Promise<unknown>;
}

// Replaces the job's data after delivery, so that the address, links and codes leave the queue.
const deliveredSchema = z.object({ delivered: z.string() });

/** Mail programs show 'Unsubscribe' for these headers (RFC 8058). */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

export async function processMail(
  { sender: configured, domain, send }: MailDependencies,
  queued: QueuedJob,
  signal: AbortSignal,
): Promise<MailResult | MailPreview> {
  const preview = mailPreviewJobSchema.safeParse(queued.data);
  if (preview.success) return renderPreview(preview.data, configured);

  const delivered = deliveredSchema.safeParse(queued.data);
  if (delivered.success) return { messageId: delivered.data.delivered };

  const job = mailJobSchema.safeParse(queued.data);
  if (!job.success) throw new PermanentError(`not a mail job: ${z.prettifyError(job.error)}`);
  const { template } = job.data;
  const count = (outcome: string) => telemetry()?.count('gifts_mails_total', { template, outcome });
  if (job.data.sendUntil !== undefined && Date.parse(job.data.sendUntil) <= Date.now()) {
    count('too-late');
    throw new PermanentError('Its link or code had ended before it could be sent.');
  }
  signal.throwIfAborted();

  const sender = senderOf(job.data, configured);
  const content = compose(job.data, sender);
  // Mail clients show one mail when a crash makes us send the same job twice.
  const messageId = `<${queued.id}@${domain}>`;
  try {
    await send({
      messageId,
      from: sender.from,
      to: job.data.to,
      ...(content.replyTo ? { replyTo: content.replyTo } : {}),
      subject: singleLine(content.subject),
      text: renderText(content, sender),
      html: renderHtml(content, sender),
      ...(content.unsubscribeLink ? { headers: oneClick(content.unsubscribeLink) } : {}),
    });
  } catch (error) {
    const refused = isPermanentSmtpError(error);
    count(refused ? 'refused' : 'failed');
    if (refused) throw new PermanentError(error.message);
    throw error;
  }
  count('sent');
  // The mail is sent: an error here would send it again.
  await queued.replaceData({ delivered: messageId }).catch(() => undefined);
  return { messageId };
}
