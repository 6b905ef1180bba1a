import type { MailData } from '@gift-registry/workers-contract';
import { button, facts, text, type MailContent } from '../../content.ts';
import { failureBlocks } from './failure-blocks.ts';

export function releaseWithdrawn(data: MailData<'release-withdrawn'>): MailContent {
  const { project, version, before } = data;
  return {
    subject: `${project} ${version} was taken back`,
    preview: `The server could not deliver its pages. Visitors get ${before} again.`,
    heading: 'A release was taken back',
    blocks: [
      text(
        `The server could not deliver pages of ${project}, and could with the version before. Visitors get that version again.`,
      ),
      facts(['Taken back', version], ['Live now', before]),
      ...failureBlocks(data),
      text('Mend it before you publish that version again: it takes --again.'),
      button('Open the releases', data.releasesLink),
    ],
  };
}
