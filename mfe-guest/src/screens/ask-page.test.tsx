import {
  askHost,
  getMailedAnswer,
  getSharedRegistry,
  listOwnQuestions,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { anItem, aRegistry, newId, shareCode } from '../testing/fixtures.ts';
import { openPage, openSharedRegistry, serveRegistry } from '../testing/open-guest-page.tsx';
import { renderDocument } from '../testing/render-document.ts';
import AskPage from './ask-page.tsx';

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
});

test('a question that was sent stands among the own questions, and the form is empty', async () => {
  serveRegistry({ items: [lamp] });
  testServer.reply(listOwnQuestions, { questions: [] });
  testServer.reply(askHost, { questions: [{ question: 'Which colour?', answer: null }] });
  const { user, toasts } = openPage(pathOf(lamp.id));
  const field = await screen.findByRole('textbox', { name: 'Your question' });
  await user.type(field, 'Which colour?');
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByText('The host has not answered yet.')).toBeVisible();
  expect(await toasts().findByText('Your question is with the host.')).toBeVisible();
  expect(field).toHaveValue('');
  expect(testServer.requests(askHost)[0]?.body).toEqual({
    question: 'Which colour?',
    guestName: null,
    guestEmail: null,
  });
});

test('a refused question keeps what was typed, with the problem at its field or above the form', async () => {
  serveRegistry({ items: [lamp] });
  testServer.reply(listOwnQuestions, { questions: [] });
  const message = 'Please enter a valid email address';
  testServer.fail(askHost, { status: 422, message, field: 'guestEmail' });
  const { user } = openPage(pathOf(lamp.id));
  const field = await screen.findByRole('textbox', { name: 'Your question' });
  await user.type(field, 'Which colour?');
  const press = () => user.click(screen.getByRole('button', { name: 'Ask' }));
  await press();
  const email = screen.getByRole('textbox', { name: /^Email/ });
  await waitFor(() => expect(email).toHaveAccessibleDescription(/valid email address/));
  testServer.fail(askHost, { status: 429, message: 'Please try again later.' });
  await press();
  expect(await screen.findByText('Your question was not sent')).toBeVisible();
  expect(screen.getByText('Please try again later.')).toBeVisible();
  expect(field).toHaveValue('Which colour?');
});

test('without scripts the page says what it needs, and its button does nothing', () => {
  const body = renderDocument(AskPage, {
    path: pathOf(lamp.id),
    params: { shareCode, itemId: lamp.id },
    items: [lamp],
  });
  expect(body.querySelector('noscript')).toHaveTextContent(
    'To ask a question, please switch on JavaScript in your browser.',
  );
  expect(screen.getByRole('button', { name: 'Ask' })).toBeDisabled();
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
