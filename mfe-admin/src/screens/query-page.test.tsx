import {
  getQuery,
  markQuery,
  noteQuery,
  replyToQuery,
  type TeamQuery,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { renderScreen, signedInAs } from '@gift-registry/shell-contract/testing';
import { screen, within } from '@testing-library/react';
import QueryPage from './query-page.tsx';

const id = '01997d0e-0000-7000-8000-000000000001';
const aQuery = (changes: Partial<TeamQuery> = {}): TeamQuery => ({
  ...{ id, name: 'Kavya Rao', email: 'kavya@example.com', phone: null, state: 'open' },
  ...{ text: 'Do you ship to Leh?\nAnd when?', entries: [], answeredAt: null },
  createdAt: '2026-11-20T10:00:00.000Z',
  ...changes,
});
const entry = (kind: 'reply' | 'note', text: string) => ({
  ...{ id, kind, by: 'Ira Menon', text, createdAt: '2026-11-21T10:00:00.000Z' },
});

beforeEach(() => sessionStorage.clear());

function open(query = aQuery()) {
  testServer.reply(getQuery, query);
  return renderScreen(<QueryPage />, {
    path: `/admin/queries/${id}`,
    params: { queryId: id },
    session: signedInAs('support'),
  });
}
const words = () => screen.findByRole('textbox', { name: /^Your words/ });
const entries = () => within(screen.getByRole('region', { name: 'Replies and notes' }));

test('a query shows its text, its sender and what the team wrote', async () => {
  open(aQuery({ entries: [entry('note', 'Asked before.')] }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Query of Kavya Rao' }),
  ).toBeVisible();
  expect(screen.getByRole('region', { name: 'Query' })).toHaveTextContent('And when?');
  expect(screen.getByRole('region', { name: 'Query' })).toHaveTextContent('kavya@example.com');
  expect(entries().getByRole('listitem')).toHaveTextContent('Note by Ira MenonAsked before.');
});

test('a reply is mailed, and stands below', async () => {
  const answered = aQuery({ state: 'answered', entries: [entry('reply', 'Yes, in six days.')] });
  testServer.reply(replyToQuery, answered);
  const { user, toasts } = open();
  await words();
  await user.click(screen.getByRole('button', { name: 'Send the reply' }));
  expect(testServer.requests(replyToQuery)).toEqual([]);
  await user.type(await words(), 'Yes, in six days.');
  await user.click(screen.getByRole('button', { name: 'Send the reply' }));
  expect(await toasts().findByText('The reply is on its way')).toBeVisible();
  expect(testServer.requests(replyToQuery)[0]?.body).toEqual({ text: 'Yes, in six days.' });
  expect(entries().getByRole('listitem')).toHaveTextContent('Yes, in six days.');
  expect(screen.getByRole('button', { name: 'Open again' })).toBeVisible();
  expect(await words()).toHaveValue('');
});

test('a note stays with the team', async () => {
  testServer.reply(noteQuery, aQuery({ entries: [entry('note', 'Asked before.')] }));
  const { user } = open();
  await user.type(await words(), 'Asked before.');
  await user.click(screen.getByRole('button', { name: 'Add a note' }));
  expect(await entries().findByRole('listitem')).toHaveTextContent('Note by Ira Menon');
});

test('a query that was answered elsewhere is marked, and opened again', async () => {
  testServer.reply(markQuery, ({ body }) => aQuery({ state: body.answered ? 'answered' : 'open' }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Mark as answered' }));
  await user.click(await screen.findByRole('button', { name: 'Open again' }));
  expect(await screen.findByRole('button', { name: 'Mark as answered' })).toBeVisible();
  expect(testServer.requests(markQuery).map(({ body }) => body.answered)).toEqual([true, false]);
});

test('a refused reply says so, and keeps the words', async () => {
  testServer.fail(replyToQuery, { status: 503, message: 'Please try again.' });
  const { user } = open();
  await user.type(await words(), 'Yes.');
  await user.click(screen.getByRole('button', { name: 'Send the reply' }));
  expect(await screen.findByText('Nothing was changed')).toBeVisible();
  expect(await words()).toHaveValue('Yes.');
});

test('an unknown query leads back to the list', async () => {
  testServer.fail(getQuery, { status: 404, message: 'Not found' });
  renderScreen(<QueryPage />, { params: { queryId: id }, session: signedInAs('support') });
  expect(await screen.findByText('No such query')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Queries' })).not.toHaveLength(0);
});
