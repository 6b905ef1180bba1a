import type { MailData } from '@gift-registry/workers-contract';
import { button, note, quote, text, type MailContent } from '../../content.ts';
import { celebrationAndDay, celebrationInShort } from '../../event-name.ts';
import { safeName, singleLine } from '../../safe-text.ts';

export function thankYou(data: MailData<'thank-you'>): MailContent {
  const { noteLink, replyTo, note: words, hostName, productName, event } = data;
  const known = words !== undefined && hostName !== undefined;
  return {
    subject: known
      ? `A thank-you note from ${hostName} for ${productName ?? 'your gift'}`
      : event
        ? `A thank-you note for your gift for ${celebrationInShort(event)}`
        : 'A thank-you note for your gift',
    preview: known ? singleLine(words) : 'Somebody wrote to you about the gift that you gave.',
    heading: known ? `${hostName} says thank you` : 'Thank you for your gift',
    blocks: [
      text(
        known
          ? `Hello ${safeName(data.guestName)}, this note is about ${productName ?? 'your gift'}.`
          : event
            ? `Hello, the host of ${celebrationAndDay(event)} wrote you a thank-you note for the gift that you gave.`
            : `Hello ${safeName(data.guestName)}, somebody wrote you a thank-you note for a gift that you gave.`,
      ),
      ...(known ? [quote(words)] : []),
      button('Open the note', noteLink),
      note(
        replyTo === null
          ? 'You get this mail because you left your address with a gift.'
          : 'You get this mail because you left your address with a gift. Your answer goes to the host.',
      ),
    ],
    ...(replyTo === null ? {} : { replyTo }),
  };
}
