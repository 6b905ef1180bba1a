import fp from 'fastify-plugin';
import { createQuestionDependencies } from './create-question-dependencies.ts';
import { giftQuestionsReads } from './gift-questions.reads.ts';
import { giftQuestionsRoutes } from './gift-questions.routes.ts';

/** Questions of guests about a gift, and the hosts' answers. */
export const questions = fp(async (app) => {
  const deps = createQuestionDependencies(app);
  app.serveReads(giftQuestionsReads(deps));
  await app.register(giftQuestionsRoutes(deps));
});
