import type { MailData } from '@gift-registry/workers-contract';
import { button, note, text, type MailContent, type Sender } from '../content.ts';
import { formatDateTime, safeName } from '../format.ts';

/** The first mail to an address: apart from one short name, it repeats nothing that a stranger typed. */
export function giftConfirmation(
  { guestName, giftsLink, keptUntil }: MailData<'gift-confirmation'>,
  { brand }: Sender,
): MailContent {
  return {
    subject: keptUntil ? 'Confirm your email to keep your gifts' : `Your gift on ${brand}`,
    preview: keptUntil
      ? 'One click, and the gifts are yours to give.'
      : 'See, confirm or undo it on any device.',
    heading: keptUntil ? 'Keep your gifts' : 'Thank you for your gift!',
    blocks: [
      text(
        keptUntil
          ? `Hello ${safeName(guestName)}, you chose several gifts. Confirm that this is your email, and we keep them for you. We hold them until ${formatDateTime(keptUntil)}.`
          : `Hello ${safeName(guestName)}, someone gave this email with a gift on ${brand}. If it was you, confirm your email and see your gift.`,
      ),
      button(keptUntil ? 'Confirm and keep my gifts' : 'Confirm and see my gift', giftsLink),
      note(
        'This link is yours alone: it shows this gift on any device. Please don’t forward it. If it wasn’t you, you can ignore this mail.',
      ),
    ],
  };
}
