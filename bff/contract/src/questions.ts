import { z } from 'zod';
import { defineRoute } from './definitions/define-route.ts';
import { id, timestamp } from './fields/id.ts';
import { optionalText } from './fields/text.ts';
import { errorMessages } from './errors/error-messages.ts';
import { contributionForm, sharedItemParams } from './giving/claims.ts';
import { sharedParams } from './fields/shared-params.ts';

const askForm = z.strictObject({
  question: z
    .string('Please write your question')
    .trim()
    .min(1, 'Please write your question')
    .max(500, 'Question must not exceed 500 characters'),
  /** Without it, the host doesn't learn who asks. */
  guestName: optionalText(50, 'Name cannot exceed 50 characters'),
  guestEmail: contributionForm.shape.guestEmail,
});

/** A question as guests see it: never with a name. */
const askedQuestion = z.object({ question: z.string(), answer: z.string().nullable() });
export type AskedQuestion = z.infer<typeof askedQuestion>;

export const listOwnQuestions = defineRoute({
  id: 'listOwnQuestions',
  method: 'GET',
  path: '/api/shared/:shareCode/items/:itemId/questions',
  access: 'guest',
  summary: "The calling guest's questions about a gift",
  failureMessage: 'Failed to load your questions. Please try again.',
  params: sharedItemParams,
  responses: { 200: z.object({ questions: z.array(askedQuestion) }) },
});

export const askHost = defineRoute({
  id: 'askHost',
  method: 'POST',
  path: '/api/shared/:shareCode/items/:itemId/questions',
  access: 'guest',
  summary: 'Asks the host a question about a gift',
  failureMessage: errorMessages.notSent,
  params: sharedItemParams,
  body: askForm,
  responses: { 200: z.object({ questions: z.array(askedQuestion) }) },
});

export const getMailedAnswer = defineRoute({
  id: 'getMailedAnswer',
  method: 'GET',
  path: '/api/shared/:shareCode/mailed-answers/:token',
  access: 'public',
  summary: 'The question and the answer of a mailed link',
  failureMessage: 'We could not open the answer. Please try again.',
  params: sharedParams.extend({ token: z.string().min(1).max(400) }),
  responses: { 200: askedQuestion.extend({ itemId: id }) },
});

const giftQuestion = z
  .object({
    id,
    itemId: id,
    productName: z.string(),
    imageUrl: z.string(),
    guestName: z.string(),
    mailsAnswer: z.boolean(),
    question: z.string(),
    answer: z.string().nullable(),
    isPublic: z.boolean(),
    createdAt: timestamp,
  })
  .meta({ id: 'GiftQuestion' });
export type GiftQuestion = z.infer<typeof giftQuestion>;

export const listGiftQuestions = defineRoute({
  id: 'listGiftQuestions',
  method: 'GET',
  path: '/api/registries/:registryId/questions',
  access: 'host',
  summary: 'The questions of guests about the gifts of a registry, newest first',
  failureMessage: 'Failed to load the questions. Please try again.',
  params: z.object({ registryId: id }),
  responses: { 200: z.object({ questions: z.array(giftQuestion) }) },
});

const questionParams = z.object({ questionId: id });

export const questionAnswer = z.strictObject({
  answer: z
    .string('Please write your answer')
    .trim()
    .min(1, 'Please write your answer')
    .max(1000, 'Answer must not exceed 1000 characters'),
  isPublic: z.boolean(),
});

export const answerGiftQuestion = defineRoute({
  id: 'answerGiftQuestion',
  method: 'PUT',
  path: '/api/questions/:questionId/answer',
  access: 'host',
  summary: 'Answers a question about a gift, or changes the answer; the first answer is mailed',
  failureMessage: 'We could not save your answer. Please try again.',
  params: questionParams,
  body: questionAnswer,
  responses: { 200: giftQuestion },
});

export const deleteGiftQuestion = defineRoute({
  id: 'deleteGiftQuestion',
  method: 'DELETE',
  path: '/api/questions/:questionId',
  access: 'host',
  summary: 'Deletes a question and its answer',
  failureMessage: 'We could not delete this question. Please try again.',
  params: questionParams,
  responses: { 200: z.object({ deleted: z.literal(true) }) },
});
