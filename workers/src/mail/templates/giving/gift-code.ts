import { formatEventDate, formatIndianTime } from '@gift-registry/bff-contract/formats';
import type { MailData } from '@gift-registry/workers-contract';
import { button, code, note, text, type MailContent } from '../../content.ts';
import { safeName } from '../../safe-text.ts';

function occasionOf({ hostName, occasion }: MailData<'gift-code'>): string {
  const name = hostName === null ? 'there' : safeName(hostName);
  const event = occasion ?? 'gift list';
  return name === 'there' ? `the ${event}` : `${name}’s ${event}`;
}

/** The recipient may never have asked for it, so it says who it is about and how to leave it. */
export function giftCode(data: MailData<'gift-code'>): MailContent {
  const occasion = occasionOf(data);
  return {
    subject: `${data.code} confirms your gift for ${occasion}`,
    preview: 'Enter the code where you chose the gift.',
    heading: 'Confirm your gift',
    blocks: [
      text(
        `You chose a gift for ${occasion} on ${formatEventDate(data.eventDate)}. Many gifts are being chosen there, so please confirm that this is your email. Enter this code where you chose the gift:`,
      ),
      code(data.code),
      button('Or confirm with this button', data.giftsLink),
      note(
        `Code and button work until ${formatIndianTime(data.keptUntil)}. Please don’t forward this mail. If you didn’t choose a gift, you can ignore it: nothing happens, and the gift stays free for others.`,
      ),
    ],
  };
}
