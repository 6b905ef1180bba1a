import { formatIndianTime } from '@gift-registry/bff-contract/formats';
import type { MailData } from '@gift-registry/workers-contract';
import { button, note, text, type MailContent, type Sender } from '../../content.ts';
import { celebrationAndDay, celebrationInShort } from '../../event-name.ts';

/** A mail to an address that nobody has confirmed: it repeats nothing that a stranger typed freely. */
export function giftConfirmation(
  { giftsLink, keptUntil, event }: MailData<'gift-confirmation'>,
  { brand }: Sender,
): MailContent {
  const place = event ? ` for ${celebrationAndDay(event)}` : ` on ${brand}`;
  const placeInShort = event ? ` for ${celebrationInShort(event)}` : ` on ${brand}`;
  return {
    subject: keptUntil
      ? `Confirm your email to keep your gifts${placeInShort}`
      : `Your gift${placeInShort}`,
    preview: keptUntil
      ? 'One click, and the gifts are yours to give.'
      : 'See, confirm or undo it on any device.',
    heading: keptUntil ? 'Keep your gifts' : 'Thank you for your gift!',
    blocks: [
      text(
        keptUntil
          ? `Hello, you chose several gifts${place}. Confirm that this is your email, and we keep them for you. We hold them until ${formatIndianTime(keptUntil)}.`
          : `Hello, someone left this email with a gift${place}. If it was you, confirm your email and see your gift.`,
      ),
      button(keptUntil ? 'Confirm and keep my gifts' : 'Confirm and see my gift', giftsLink),
      note(
        'This link is yours alone: it shows this gift on any device. Please don’t forward it. If it wasn’t you, you can ignore this mail.',
      ),
    ],
  };
}
