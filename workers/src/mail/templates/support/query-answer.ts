import type { MailData } from '@gift-registry/workers-contract';
import { note, quote, text, type MailContent, type Sender } from '../../content.ts';
import { safeName } from '../../safe-text.ts';

export function queryAnswer(data: MailData<'query-answer'>, { brand }: Sender): MailContent {
  return {
    subject: `The answer to your question · ${brand}`,
    preview: data.answer.slice(0, 100),
    heading: 'We have an answer for you',
    blocks: [
      text(`Hello ${safeName(data.name)}, you wrote:`),
      quote(data.query),
      text(data.answer),
      note('You get this mail because you sent us a question.'),
    ],
  };
}
