import * as contract from '@gift-registry/bff-contract';
import { renderedRead, type RenderedRead } from '../../platform/routing/rendered-read.ts';
import { getOwnQuestions, readMailedAnswer, type QuestionDependencies } from './ask.service.ts';

export const giftQuestionsReads = (deps: QuestionDependencies): RenderedRead[] => [
  renderedRead(
    contract.listOwnQuestions,
    async ({ params, guest }) => ({
      questions: guest === null ? [] : await getOwnQuestions(deps, { ...params, guestId: guest }),
    }),
    { malformed: async () => ({ questions: [] }) },
  ),
  renderedRead(contract.getMailedAnswer, ({ params }) => readMailedAnswer(deps, params), {
    malformed: () => readMailedAnswer(deps, { shareCode: '', token: '' }),
  }),
];
