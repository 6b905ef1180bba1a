import type { MailData } from '@gift-registry/workers-contract';
import { button, note, text, type MailContent, type Sender } from '../content.ts';

export function waitingConfirmation(
  data: MailData<'waiting-confirmation'>,
  { brand }: Sender,
): MailContent {
  return {
    subject: 'Shall we tell you when the gift is free?',
    preview: 'One press, and you are in the line.',
    heading: 'One more step',
    blocks: [
      text(
        `Someone gave this email on ${brand} to be told when a held gift becomes free. If it was you, confirm it.`,
      ),
      button('Confirm my email', data.link),
      note('If it wasn’t you, you can ignore this mail: we send nothing more.'),
    ],
  };
}
