import type { StructuredNode } from '@gift-registry/bff-contract';
import { languageTag } from '@gift-registry/bff-contract/formats';
import { questions } from './questions.ts';

export const faqPage: StructuredNode = {
  '@type': 'FAQPage',
  url: '/faq',
  inLanguage: languageTag(),
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};
