import type { MailData } from '@gift-registry/workers-contract';
import { button, note, text, type MailContent, type Sender } from '../../content.ts';
import { celebrationAndDay, celebrationInShort } from '../../event-name.ts';

/** A mail to an address that nobody has confirmed: it repeats nothing that a stranger typed freely. */
export function giftConfirmation(
  { giftsLink, event }: MailData<'gift-confirmation'>,
  { brand }: Sender,
): MailContent {
  const place = event ? ` for ${celebrationAndDay(event)}` : ` on ${brand}`;
  const placeInShort = event ? ` for ${celebrationInShort(event)}` : ` on ${brand}`;
  return {
    subject: `Your gift${placeInShort}`,
    preview: 'See, confirm or undo it on any device.',
    heading: 'Thank you for your gift!',
    blocks: [
      text(
        `Hello, someone left this email with a gift${place}. If it was you, confirm your email and see your gift.`,
      ),
      button('Confirm and see my gift', giftsLink),
      note(
        'This link is yours alone: it shows this gift on any device. Please don’t forward it. If it wasn’t you, you can ignore this mail.',
      ),
    ],
  };
}
