import { formatIndianTime, formatPaise, plural } from '@gift-registry/bff-contract/formats';
import type { MailData } from '@gift-registry/workers-contract';
import { button, quote, text, type MailContent } from '../../content.ts';
import { celebration, celebrationAndDay } from '../../event-name.ts';
import { safeName } from '../../safe-text.ts';
import { orderLines, ownLinkNote } from './order-lines.ts';

export function orderPlaced(data: MailData<'order-placed'>): MailContent {
  const { productName, moreGifts, paise, event, guestName, registryName } = data;
  const { payBy, instructions, orderLink } = data;
  const amount = formatPaise(paise);
  const until = payBy === null ? null : formatIndianTime(payBy);
  const greeting = guestName === undefined ? 'Hello' : `Hello ${safeName(guestName)}`;
  const gifts = plural(moreGifts + 1, productName, `${productName} and ${moreGifts} more`);
  return {
    subject: `Not paid yet: ${productName} for ${celebration(event)}`,
    preview: until === null ? `${amount} is not paid yet.` : `Please pay ${amount} by ${until}.`,
    heading: 'Thank you for your order',
    blocks: [
      text(
        `${greeting}, we keep ${gifts} for ${celebrationAndDay(event)}${until === null ? '' : ` until ${until}`}, so nobody else gives the same. ${amount} is not paid yet.`,
      ),
      ...(instructions === null ? [] : [text('Please pay like this:'), quote(instructions)]),
      orderLines(data, [
        ['For', celebrationAndDay(event)],
        ...(registryName === undefined ? [] : [['Registry', registryName] as const]),
        ['Not paid yet', amount],
        ...(until === null ? [] : [['Pay by', until] as const]),
      ]),
      button(instructions === null ? `Pay ${amount}` : 'See your order', orderLink),
      ownLinkNote(' If you didn’t order this, you can ignore this mail.'),
    ],
  };
}
