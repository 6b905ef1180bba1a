import type { MailData } from '@gift-registry/workers-contract';
import { quote, text, type MailContent, type Sender } from '../../content.ts';
import { safeName } from '../../safe-text.ts';

export function queryReceipt(data: MailData<'query-receipt'>, { brand }: Sender): MailContent {
  return {
    subject: `We have your question · ${brand}`,
    preview: 'You will hear from us within 48 hours.',
    heading: 'We have your question',
    blocks: [
      text(`Hello ${safeName(data.name)}, thank you for writing. We will reply within 48 hours.`),
      ...(data.query === undefined ? [] : [text('You wrote:'), quote(data.query)]),
    ],
  };
}
