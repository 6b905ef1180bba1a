import { submitQuery } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { renderScreen } from '@gift-registry/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { QueryButton } from './query-button.tsx';

type User = ReturnType<typeof renderScreen>['user'];

const thanks = 'Thank you! Your query has been submitted successfully.';
const networkError = 'Network error. Please check your connection and try again.';
const defaultError = 'Failed to submit query. Please try again.';

async function openForm() {
  const rendered = renderScreen(<QueryButton />);
  await reopen(rendered.user);
  return rendered;
}

async function reopen(user: User) {
  await user.click(screen.getByRole('button', { name: 'Post a Query', hidden: true }));
  await screen.findByRole('dialog', { name: 'Post a Query' });
}

const form = () => within(screen.getByRole('dialog', { name: 'Post a Query' }));
const field = (name: string) => form().getByLabelText(new RegExp(`^${name}`));
const submit = (user: User) => user.click(form().getByRole('button', { name: 'Submit' }));

async function fillIn(user: User) {
  await user.type(field('Name'), 'Ravi Kulkarni');
  await user.type(field('Email'), 'ravi@example.com');
  await user.type(field('Your query'), 'Do you deliver to Pune?');
}

async function expectClosed() {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

test('an empty query names the required fields and focuses the first', async () => {
  const { user } = await openForm();
  await submit(user);
  expect(await form().findByText('Name is required')).toBeVisible();
  expect(form().getByText('Email is required')).toBeVisible();
  expect(form().getByText('Please enter your query')).toBeVisible();
  expect(form().queryByText(/Phone number must/)).not.toBeInTheDocument();
  expect(field('Name')).toHaveFocus();
  expect(testServer.requests(submitQuery)).toEqual([]);
});

test.each([
  ['Name', 'Name must be 50 characters or less', 'n'.repeat(51)],
  ['Email', 'Email must be 100 characters or less', `${'e'.repeat(97)}@a.in`],
  ['Email', 'Invalid email format', 'ravi@nowhere'],
  ['Phone', 'Phone number must be 10 digits starting with 6, 7, 8, or 9', '12345'],
  ['Phone', 'Phone number must be 10 digits starting with 6, 7, 8, or 9', '5876543210'],
  ['Your query', 'Query must be 1000 characters or less', 'q'.repeat(1001)],
])('%s shows “%s” until it is corrected', async (name, message, text) => {
  const { user } = await openForm();
  await user.click(field(name));
  await user.paste(text);
  await submit(user);
  expect(await form().findByText(message)).toBeVisible();
  expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message));
  await user.clear(field(name));
  await waitFor(() => expect(form().queryByText(message)).not.toBeInTheDocument());
});

test('the counter shows the length of the query', async () => {
  const { user } = await openForm();
  expect(form().getByText('0/1000')).toBeVisible();
  await user.type(field('Your query'), 'Hello');
  expect(form().getByText('5/1000')).toBeVisible();
});

test.each([
  ['Escape', (user: User) => user.keyboard('{Escape}')],
  ['Close', (user: User) => user.click(form().getByRole('button', { name: 'Close' }))],
])('%s closes the form, and it opens empty again', async (_, close) => {
  const { user } = await openForm();
  await user.type(field('Name'), 'Somebody');
  await submit(user);
  expect(await form().findByText('Email is required')).toBeVisible();
  await close(user);
  await expectClosed();
  expect(screen.getByRole('button', { name: 'Post a Query' })).toHaveFocus();
  await reopen(user);
  expect(field('Name')).toHaveValue('');
  expect(form().queryByText('Email is required')).not.toBeInTheDocument();
});

test('Back closes the form, and Forward opens it with the typed text', async () => {
  const { user, pressBack, pressForward, history } = await openForm();
  await fillIn(user);
  pressBack();
  await expectClosed();
  expect(history()).toEqual(['/']);
  pressForward();
  await screen.findByRole('dialog', { name: 'Post a Query' });
  expect(field('Your query')).toHaveValue('Do you deliver to Pune?');
});

test('the button reads Submitting... and is disabled while the query is sent', async () => {
  testServer.hang(submitQuery);
  const { user } = await openForm();
  await fillIn(user);
  await submit(user);
  const button = await form().findByRole('button', { name: 'Submitting...' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  await user.type(field('Name'), '{Enter}');
  expect(testServer.requests(submitQuery)).toHaveLength(1);
});

test('a submitted query closes the form and thanks', async () => {
  testServer.reply(submitQuery, { received: true });
  const { user, toasts } = await openForm();
  await fillIn(user);
  await user.type(field('Phone'), '+91 98765 43210');
  await submit(user);
  expect(await toasts().findByText(thanks)).toBeVisible();
  await expectClosed();
  const [request] = testServer.requests(submitQuery);
  expect(request?.body).toEqual({
    name: 'Ravi Kulkarni',
    email: 'ravi@example.com',
    phone: '9876543210',
    queryText: 'Do you deliver to Pune?',
  });
});

test.each([
  [
    'the message of the service',
    defaultErrorAnswer(503, 'We are closed today.'),
    'We are closed today.',
  ],
  ['a service error without a message', defaultErrorAnswer(500, ''), defaultError],
  ['a page of HTML', () => testServer.replyRaw(submitQuery, '<h1>Sign in</h1>'), defaultError],
  [
    'an unsuccessful reply',
    () => testServer.replyRaw(submitQuery, '{"success":false,"error":"Full"}'),
    defaultError,
  ],
  ['a broken connection', () => testServer.disconnect(submitQuery), networkError],
])('%s shows an error and keeps the text', async (_, answer, message) => {
  answer();
  const { user, toasts } = await openForm();
  await fillIn(user);
  await submit(user);
  expect(await toasts().findByText(message)).toBeVisible();
  expect(toasts().getByText('Error')).toBeVisible();
  expect(field('Your query')).toHaveValue('Do you deliver to Pune?');
  expect(field('Name')).toHaveValue('Ravi Kulkarni');
});

function defaultErrorAnswer(status: number, message: string) {
  return () => testServer.fail(submitQuery, { status, message });
}

test('a field that the server rejects shows the message and gets the focus', async () => {
  const message = 'Email must be 100 characters or less';
  testServer.fail(submitQuery, { status: 422, code: 'invalid', message, field: 'email' });
  const { user, toasts } = await openForm();
  await fillIn(user);
  await submit(user);
  expect(await form().findByText(message)).toBeVisible();
  await waitFor(() => expect(field('Email')).toHaveFocus());
  expect(toasts().queryByText('Error')).not.toBeInTheDocument();
});

test('a query that fails after the form closed can be sent again from the toast', async () => {
  const { promise: failing, reject: fail } = Promise.withResolvers<{ received: true }>();
  testServer.reply(submitQuery, () => failing);
  const { user, toasts } = await openForm();
  await fillIn(user);
  await submit(user);
  await user.keyboard('{Escape}');
  await expectClosed();
  fail(new TypeError('Failed to fetch'));
  expect(await toasts().findByText(networkError)).toBeVisible();

  testServer.reply(submitQuery, { received: true });
  await user.click(toasts().getByRole('button', { name: 'Send again' }));
  expect(await toasts().findByText(thanks)).toBeVisible();
  expect(testServer.requests(submitQuery)).toHaveLength(2);
  expect(testServer.requests(submitQuery)[1]?.body.queryText).toBe('Do you deliver to Pune?');
});

test('a success after the form closed thanks and leaves a new form open', async () => {
  const { promise: replying, resolve: reply } = Promise.withResolvers<{ received: true }>();
  testServer.reply(submitQuery, () => replying);
  const { user, toasts } = await openForm();
  await fillIn(user);
  await submit(user);
  await user.keyboard('{Escape}');
  await expectClosed();
  await reopen(user);
  reply({ received: true });
  expect(await toasts().findByText(thanks)).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Post a Query' })).toBeVisible();
});
