import type { MailData } from '@gift-registry/workers-contract';
import { button, facts, text, type MailContent } from '../../content.ts';
import { failureBlocks } from './failure-blocks.ts';

export function releaseAlarm(data: MailData<'release-alarm'>): MailContent {
  return {
    subject: `${data.project} ${data.version} fails in browsers`,
    preview: `Its pages failed in ${data.failed} of ${data.views} views. It is still live.`,
    heading: 'A release fails in browsers',
    blocks: [
      text(
        `Browsers report that pages of ${data.project} fail. Anyone can make up such a report, so the release stays until you decide.`,
      ),
      facts(
        ['Release', `${data.project} ${data.version}`],
        ['Failed views', `${data.failed} of ${data.views}, from ${data.networks} networks`],
        ['Most on', data.page],
      ),
      ...failureBlocks({ error: data.error, stack: data.stack }),
      text('Open the page. If visitors can’t use it, roll the area back.'),
      button('Open the releases', data.releasesLink),
    ],
  };
}
