import * as contract from '@gift-registry/bff-contract';
import fp from 'fastify-plugin';
import { clientNetwork } from '../../platform/rate-limits/rate-limiter.ts';
import { renderedRead } from '../../platform/routing/rendered-read.ts';
import { route } from '../../platform/routing/route.ts';
import { refuseHostsOfSurprises } from '../surprise/index.ts';
import { answerQuestion, listQuestions, removeQuestion } from './answer-question.ts';
import { getOwnQuestions, readMailedAnswer, askHost } from './ask-question.ts';
import { createQuestionDependencies } from './create-question-dependencies.ts';

/** Questions of guests about a gift, and the hosts' answers. */
export const questions = fp(async (app) => {
  const deps = createQuestionDependencies(app);
  app.serveReads([
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
  ]);
  await app.register(async (guests) => {
    guests.addHook('preHandler', refuseHostsOfSurprises(deps.db));
    route(guests, contract.askHost, async ({ params, body, guest, request }) => {
      const network = clientNetwork(request.ip);
      await askHost(deps, { ...params, ...body, guestId: guest, network });
      return { questions: await getOwnQuestions(deps, { ...params, guestId: guest }) };
    });
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
});
