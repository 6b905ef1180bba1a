import type { StructuredNode } from '@gift-registry/bff-contract';
import { questions } from './questions.ts';

export const faqPage: StructuredNode = {
  '@type': 'FAQPage',
  url: '/faq',
  inLanguage: 'en-IN',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};
