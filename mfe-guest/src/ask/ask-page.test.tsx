import { getMailedAnswer, getSharedRegistry, listOwnQuestions } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen } from '@testing-library/react';
import { anItem, aRegistry, newId, shareCode } from '../testing/fixtures.ts';
import { openPage, openSharedRegistry, serveRegistry } from '../testing/open-guest-page.tsx';

const lamp = anItem({ name: 'Lamp' });
const pathOf = (id: string) => `/r/${shareCode}/gifts/${id}/ask`;

test('the form asks a question, anonymously unless the guest leaves a name', async () => {
  serveRegistry({ items: [lamp] });
  testServer.reply(listOwnQuestions, { questions: [] });
  openPage(pathOf(lamp.id));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Ask the host');
  expect(screen.getByRole('textbox', { name: 'Your question' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Your name/ })).toHaveAccessibleDescription(
    /Leave it empty to ask anonymously\./,
  );
  expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveAccessibleDescription(
    /The host doesn’t see your address\./,
  );
  const button = await screen.findByRole('button', { name: 'Ask' });
  expect(button.closest('form')).toHaveAttribute('action', pathOf(lamp.id));
});

test('own questions and those that the host shows stand above the form', async () => {
  const answers = [{ question: 'Is it heavy?', answer: 'No, 2 kg.' }];
  serveRegistry({ items: [{ ...lamp, answers }] });
  testServer.reply(listOwnQuestions, { questions: [{ question: 'Which colour?', answer: null }] });
  openPage(pathOf(lamp.id));
  expect(await screen.findByText('Which colour?')).toBeVisible();
  expect(screen.getByText('The host has not answered yet.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Asked before' })).toBeVisible();
  expect(screen.getByText('No, 2 kg.')).toBeVisible();
});

test('each gift of the list leads to its questions', async () => {
  const answered = anItem({
    id: newId(),
    name: 'Vase',
    answers: [{ question: 'Is it heavy?', answer: 'No.' }],
  });
  openSharedRegistry({ items: [lamp, answered] });
  expect(await screen.findByRole('link', { name: 'Ask the host: Lamp' })).toHaveAttribute(
    'href',
    pathOf(lamp.id),
  );
  expect(screen.getByRole('link', { name: 'Questions (1): Vase' })).toBeVisible();
});

test('a mail leads to the answer', async () => {
  testServer.reply(getSharedRegistry, aRegistry());
  testServer.reply(getMailedAnswer, { question: 'Blue?', answer: 'Yes.', itemId: lamp.id });
  openPage(`/r/${shareCode}/answers/question.signature`);
  expect(await screen.findByText('Yes.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask again' })).toHaveAttribute('href', pathOf(lamp.id));
});

test('an incomplete link of a mail says so', async () => {
  testServer.reply(getSharedRegistry, aRegistry());
  testServer.fail(getMailedAnswer, { status: 404, message: 'This answer is gone.' });
  openPage(`/r/${shareCode}/answers/x`);
  expect(await screen.findByText('This answer is gone.')).toBeVisible();
});
