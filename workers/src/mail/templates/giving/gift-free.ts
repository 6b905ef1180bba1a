import { formatIndianTime } from '@gift-registry/bff-contract/formats';
import type { MailData } from '@gift-registry/workers-contract';
import { button, link, note, text, type MailContent } from '../../content.ts';

export function giftFree(data: MailData<'gift-free'>): MailContent {
  return {
    subject: `${data.productName} is free again`,
    preview: 'You are the first in the line. You can give it now.',
    heading: 'It is free again',
    blocks: [
      text(
        `${data.productName} from ${data.registryName} can be given again, and you are the first in the line. We tell the next guest at ${formatIndianTime(data.turnEndsAt)}.`,
      ),
      button('See the gift', data.giftLink),
      link('No longer interested: tell the next guest', data.leaveLink),
      note('We don’t hold the gift for you: everybody with the link of the list can give it.'),
    ],
  };
}
