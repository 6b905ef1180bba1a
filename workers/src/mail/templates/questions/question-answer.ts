import type { MailData } from '@gift-registry/workers-contract';
import { button, note, quote, text, type MailContent } from '../../content.ts';
import { celebrationAndDay, celebrationInShort } from '../../event-name.ts';

type Answer = MailData<'question-answer'>;

function introduction({ event, productName, hostName, registryName }: Answer): string {
  if (event)
    return `You asked about a gift for ${celebrationAndDay(event)}, and the host answered. The link shows your question and the answer.`;
  if (productName && hostName && registryName)
    return `You asked about ${productName} from ${registryName}, and ${hostName} answered:`;
  return 'You asked about a gift, and the host answered.';
}

function subjectOf({ event, productName, hostName = 'The host' }: Answer): string {
  if (event) return `The answer to your question about a gift for ${celebrationInShort(event)}`;
  return productName
    ? `${hostName} answered your question about ${productName}`
    : 'The host answered your question';
}

export function questionAnswer(data: Answer): MailContent {
  const { question, answer, hostName = 'The host' } = data;
  return {
    subject: subjectOf(data),
    preview: answer ?? 'The host answered your question about a gift.',
    heading: `${hostName} answered`,
    blocks: [
      text(introduction(data)),
      ...(question ? [quote(question)] : []),
      ...(answer ? [text(answer)] : []),
      button('Read the answer', data.answerLink),
      note('You get this mail because you left your address with a question.'),
    ],
  };
}
