import { formatIndianTime, formatRupees } from '@gift-registry/bff-contract/formats';
import type { MailData } from '@gift-registry/workers-contract';
import { button, facts, note, text, type MailContent } from '../../content.ts';
import { celebrationAndDay, celebrationInShort } from '../../event-name.ts';
import { safeName } from '../../safe-text.ts';

export function contributionReceipt(data: MailData<'contribution-receipt'>): MailContent {
  const { event, payBy, productName, registryName } = data;
  const amount = formatRupees(data.amount);
  const until = payBy === null ? null : formatIndianTime(payBy);
  const greeting = event ? 'Hello' : `Hello ${safeName(data.guestName)}`;
  const gift = event ? `a gift for ${celebrationAndDay(event)}` : productName;
  return {
    subject: event
      ? `Your promise of ${amount} for ${celebrationInShort(event)}`
      : `Your promise of ${amount} for ${registryName}: ${productName}`,
    preview: until === null ? `${amount} is not paid yet.` : `Please pay ${amount} by ${until}.`,
    heading: 'Thank you for chipping in!',
    blocks: [
      text(`${greeting}, you promised ${amount} towards ${gift}. No money has moved yet.`),
      text(
        until === null
          ? 'Please give the amount to the host yourself, in the way that suits you both.'
          : `Please pay the host by UPI, by ${until}. The button shows the host’s UPI address and a QR code. Then press “I have paid” there.`,
      ),
      facts(
        ...(event ? [] : [['Towards', productName] as const, ['Registry', registryName] as const]),
        ['Amount', amount],
        ['How to pay', until === null ? 'Directly to the host' : 'By UPI, to the host'],
        ...(until === null ? [] : [['Pay by', until] as const]),
      ),
      button(until === null ? 'See your gift' : `Pay ${amount}`, data.giftsLink),
      note(
        'This link is yours alone. Please don’t forward it. If it wasn’t you, you can ignore this mail.',
      ),
    ],
  };
}
