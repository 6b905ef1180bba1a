import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import { route } from '../../platform/routing/route.ts';
import { clientNetwork } from '../../platform/rate-limits/client-network.ts';
import { refuseHostsOfSurprises } from '../surprise/index.ts';
import { answerQuestion, listQuestions, removeQuestion } from './answer.service.ts';
import { askHost, getOwnQuestions, type QuestionDependencies } from './ask.service.ts';

export const giftQuestionsRoutes =
  (deps: QuestionDependencies): FastifyPluginAsync =>
  async (app) => {
    app.addHook('preHandler', refuseHostsOfSurprises(deps.db));

    route(app, contract.askHost, async ({ params, body, guest, request }) => {
      const network = clientNetwork(request.ip);
      await askHost(deps, { ...params, ...body, guestId: guest, network });
      return { questions: await getOwnQuestions(deps, { ...params, guestId: guest }) };
    });
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
