import { formatIndianTime } from '@gift-registry/bff-contract/formats';
import type { MailData } from '@gift-registry/workers-contract';
import { button, note, text, type MailContent, type Sender } from '../../content.ts';
import { safeName } from '../../safe-text.ts';

export function dataExport(data: MailData<'data-export'>, { brand }: Sender): MailContent {
  return {
    subject: `Your data from ${brand} is ready`,
    preview: 'Download it within 24 hours.',
    heading: 'Your data is ready',
    blocks: [
      text(
        `Hello ${safeName(data.firstName)}, the file with your ${brand} data is ready: a ZIP archive with lists for Excel and with your pictures. Sign in to download it.`,
      ),
      button('Download my data', data.link),
      note(`The file is deleted on ${formatIndianTime(data.expiresAt)}. Only you can open it.`),
    ],
  };
}
