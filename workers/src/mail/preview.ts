import {
  mailDefinition,
  mailJobSchema,
  type MailPreview,
  type MailPreviewJob,
  type MailTemplate,
} from '@gift-registry/workers-contract';
import { compose } from './compose.ts';
import type { Sender } from './content.ts';
import { renderHtml } from './rendering/render-html.ts';
import { senderOf } from './sender-of.ts';
import { singleLine } from './safe-text.ts';

const sampleMail = (template: MailTemplate) =>
  mailJobSchema.parse({
    template,
    to: 'reader@example.com',
    data: mailDefinition(template).sample,
  });

/** Frames follow the scheme of the browser; the reader of a preview chooses it. */
const inScheme = (html: string, scheme: MailPreviewJob['scheme']): string =>
  html.replaceAll('(prefers-color-scheme: dark)', scheme === 'dark' ? 'all' : 'not all');

export function renderPreview(
  { preview, scheme }: MailPreviewJob,
  configured: Sender,
): MailPreview {
  const mail = 'sampleOf' in preview ? sampleMail(preview.sampleOf) : preview;
  const sender = senderOf(mail, configured);
  const content = compose(mail, sender);
  return {
    subject: singleLine(content.subject),
    html: inScheme(renderHtml(content, sender), scheme),
  };
}
