import type { MailData } from '@gift-registry/workers-contract';
import { button, note, text, type MailContent, type Sender } from '../../content.ts';
import { celebration, celebrationAndDay } from '../../event-name.ts';

export function waitingConfirmation(
  { link, event }: MailData<'waiting-confirmation'>,
  { brand }: Sender,
): MailContent {
  return {
    subject: event
      ? `Shall we tell you when the gift for ${celebration(event)} is free?`
      : 'Shall we tell you when the gift is free?',
    preview: 'One press, and you are in the line.',
    heading: 'One more step',
    blocks: [
      text(
        event
          ? `Someone gave this email on ${brand} to be told when a held gift for ${celebrationAndDay(event)} becomes free. If it was you, confirm it.`
          : `Someone gave this email on ${brand} to be told when a held gift becomes free. If it was you, confirm it.`,
      ),
      button('Confirm my email', link),
      note('If it wasn’t you, you can ignore this mail: you won’t be put in the line.'),
    ],
  };
}
