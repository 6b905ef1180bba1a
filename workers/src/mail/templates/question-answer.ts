import type { MailData } from '@gift-registry/workers-contract';
import { button, note, quote, text, type MailContent } from '../content.ts';

/** A host's answer, or for an address that nobody has confirmed the way to it. */
export function questionAnswer(data: MailData<'question-answer'>): MailContent {
  const { productName, question, answer } = data;
  return {
    subject: productName ? `The answer about ${productName}` : 'The host answered your question',
    preview: 'The host answered your question about a gift.',
    heading: 'The host answered',
    blocks: [
      text('You asked about a gift, and the host answered.'),
      ...(question ? [quote(question)] : []),
      ...(answer ? [text(answer)] : []),
      button('Read the answer', data.answerLink),
      note('You get this mail because you left your address with a question.'),
    ],
  };
}
