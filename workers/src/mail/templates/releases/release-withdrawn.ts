import type { MailData } from '@gift-registry/workers-contract';
import { button, facts, text, type MailContent } from '../../content.ts';
import { failureBlocks } from './failure-blocks.ts';

export function releaseWithdrawn(data: MailData<'release-withdrawn'>): MailContent {
  return {
    subject: `${data.project} ${data.version} was taken back`,
    preview: `Its pages failed in ${data.failed} of ${data.views} views.`,
    heading: 'A release was taken back',
    blocks: [
      text(
        `Pages of ${data.project} failed much more often than with the version before. Visitors get that version again.`,
      ),
      facts(
        ['Taken back', data.version],
        ['Live now', data.before],
        ['Failed views', `${data.failed} of ${data.views}`],
      ),
      ...failureBlocks(data),
      text('Look into it before you publish that version again: it takes --again.'),
      ...(data.releasesLink ? [button('Open the releases', data.releasesLink)] : []),
    ],
  };
}
