import {
  answerGiftQuestion,
  deleteGiftQuestion,
  getRegistry,
  listGiftQuestions,
  type GiftQuestion,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen } from '@testing-library/react';
import { aRegistry, newId } from '../../testing/fixtures.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const aQuestion = (changes: Partial<GiftQuestion> = {}): GiftQuestion => ({
  id: newId(),
  itemId: newId(),
  productName: 'Brass lamp',
  imageUrl: '/pictures/lamp.webp',
  guestName: '',
  mailsAnswer: true,
  question: 'Which colour?',
  answer: null,
  isPublic: false,
  createdAt: '2026-11-20T10:00:00Z',
  ...changes,
});

async function openWith(questions: GiftQuestion[]) {
  const registry = aRegistry({ registryName: 'Asha weds Dev', status: 'published' });
  testServer.reply(getRegistry, registry);
  testServer.reply(listGiftQuestions, { questions });
  return openScreen(`/questions/${registry.id}`);
}

test('a host answers a question and shows it on the gift', async () => {
  const question = aQuestion();
  const { user, toasts } = await openWith([question]);
  expect(
    await screen.findByRole('heading', { name: 'A guest asks about Brass lamp' }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save answer' }));
  expect(screen.getByText('Please write your answer')).toBeVisible();
  const answered = { ...question, answer: 'Blue.', isPublic: true };
  testServer.reply(answerGiftQuestion, () => {
    testServer.reply(listGiftQuestions, { questions: [answered] });
    return answered;
  });
  await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'Blue.');
  await user.click(screen.getByRole('checkbox', { name: 'Show question and answer on the gift' }));
  await user.click(screen.getByRole('button', { name: 'Save answer' }));
  expect(await toasts().findByText('Your answer is saved.')).toBeVisible();
  expect(testServer.requests(answerGiftQuestion)[0]).toMatchObject({
    params: { questionId: question.id },
    body: { answer: 'Blue.', isPublic: true },
  });
  expect(await screen.findByText('Shown on the gift')).toBeVisible();
});

test('an answer that fails stays typed, with the reason', async () => {
  testServer.fail(answerGiftQuestion, { status: 503, message: 'A short break.' });
  const { user } = await openWith([aQuestion({ guestName: 'Ravi' })]);
  expect(await screen.findByRole('heading', { name: /^Ravi asks/ })).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'Blue.');
  await user.click(screen.getByRole('button', { name: 'Save answer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('A short break.');
  expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Blue.');
});

test('an answer is changed, and a question is deleted', async () => {
  const question = aQuestion({ answer: 'Blue.' });
  const { user, toasts } = await openWith([question]);
  await user.click(await screen.findByRole('button', { name: 'Change answer' }));
  expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Blue.');
  testServer.reply(deleteGiftQuestion, () => {
    testServer.reply(listGiftQuestions, { questions: [] });
    return { deleted: true } as const;
  });
  await user.click(screen.getByRole('button', { name: 'Delete the question about Brass lamp' }));
  expect(await toasts().findByText('The question is deleted.')).toBeVisible();
  expect(await screen.findByText('No questions yet')).toBeVisible();
});

test('questions that fail to load can be retried', async () => {
  testServer.fail(listGiftQuestions, { status: 503, message: 'A short break.' });
  const registry = aRegistry();
  testServer.reply(getRegistry, registry);
  const { user } = await openScreen(`/questions/${registry.id}`);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  testServer.reply(listGiftQuestions, { questions: [] });
  await user.click(retry);
  expect(await screen.findByText('No questions yet')).toBeVisible();
});
