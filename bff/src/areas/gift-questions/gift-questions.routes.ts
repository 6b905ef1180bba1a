import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import { route } from '../../platform/routing/route.ts';
import { answerQuestion, listQuestions, removeQuestion } from './answer.service.ts';
import type { QuestionDependencies } from './ask.service.ts';

export const giftQuestionsRoutes =
  (deps: QuestionDependencies): FastifyPluginAsync =>
  async (app) => {
    route(app, contract.listGiftQuestions, async ({ params, user }) => ({
      questions: await listQuestions(deps, user.id, params.registryId),
    }));
    route(app, contract.answerGiftQuestion, ({ params, body, user }) =>
      answerQuestion(deps, user, { ...params, ...body }),
    );
    route(app, contract.deleteGiftQuestion, async ({ params, user }) => {
      await removeQuestion(deps, user.id, params.questionId);
      return { deleted: true as const };
    });
  };
