import type { z } from 'zod';
import type { GiftQuestion, questionAnswer, SessionUser } from '@gift-registry/bff-contract';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { requireHost, publishRegistryChanged } from '../registries/index.ts';
import type { QuestionDependencies } from './ask-question.ts';
import { mailAnswer } from './question-mails.ts';
import {
  deleteQuestion,
  findQuestion,
  findQuestions,
  lockQuestion,
  saveAnswer,
} from './questions.repository.ts';

const questionNotFound = () => new AppError('not-found', 'This question does not exist any more.');

export async function listQuestions(
  { db }: QuestionDependencies,
  userId: string,
  registryId: string,
): Promise<GiftQuestion[]> {
  await requireHost(db, userId, registryId);
  return findQuestions(db, userId, registryId);
}

export const answerQuestion = (
  deps: QuestionDependencies,
  { id: userId, firstName, lastName }: SessionUser,
  { questionId, ...form }: z.output<typeof questionAnswer> & { readonly questionId: string },
): Promise<GiftQuestion> =>
  transact(deps.db, async (trx) => {
    const question = await lockQuestion(trx, userId, questionId);
    if (!question) throw questionNotFound();
    await saveAnswer(trx, { questionId, ...form, answeredBy: userId });
    const { answer, isPublic } = form;
    if (!question.isAnswered)
      await mailAnswer(deps, trx, {
        questionId,
        question,
        answer,
        hostName: `${firstName} ${lastName}`,
      });
    const saved = await findQuestion(trx, userId, questionId);
    if (!saved) throw questionNotFound();
    if (isPublic || question.isPublic)
      await publishRegistryChanged(trx, question.registryId, 'host');
    return saved;
  });

export const removeQuestion = (
  { db }: QuestionDependencies,
  userId: string,
  questionId: string,
): Promise<void> =>
  transact(db, async (trx) => {
    const question = await lockQuestion(trx, userId, questionId);
    if (!question) throw questionNotFound();
    await deleteQuestion(trx, questionId);
    if (question.isPublic) await publishRegistryChanged(trx, question.registryId, 'host');
  });
