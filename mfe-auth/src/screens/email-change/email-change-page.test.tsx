import { answerEmailLink, readEmailLink, type ReplyOf } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { openAuthPage } from '../../testing/open-auth-page.tsx';

type Link = ReplyOf<typeof readEmailLink>;

function open(kind: Link['kind']) {
  testServer.reply(readEmailLink, {
    kind,
    oldEmail: 'asha@example.com',
    newEmail: 'usha@example.com',
  });
  return openAuthPage('/email-change?token=secret');
}

test('the link leaves the address bar, and looking at it answers nothing', async () => {
  const { address } = open('old');
  expect(
    await screen.findByText('Your account would move from asha@example.com to usha@example.com.'),
  ).toBeVisible();
  await waitFor(() => expect(address()).toBe('/email-change'));
  expect(testServer.requests(readEmailLink)[0]?.body).toEqual({ token: 'secret' });
  expect(testServer.requests(answerEmailLink)).toEqual([]);
});

test.each([
  ['old', 'Yes, change it', 'waits-for-other', 'Confirmed'],
  ['new', 'Yes, use this address', 'changed', 'Your address is changed'],
  ['old', 'No, this wasn’t me', 'refused', 'Your address stays'],
  ['new', 'No, I didn’t ask for this', 'refused', 'Nothing was changed'],
  ['restore', 'Take it back', 'restored', 'Your account is back'],
] as const)('%s address: %s', async (kind, button, outcome, title) => {
  testServer.reply(answerEmailLink, { outcome });
  const { user } = open(kind);
  await user.click(await screen.findByRole('button', { name: button }));
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(testServer.requests(answerEmailLink)[0]?.body).toEqual({
    token: 'secret',
    accept: !button.startsWith('No'),
  });
});

test('a used link says so, and a failed answer can be tried again', async () => {
  const { user } = open('new');
  testServer.disconnect(answerEmailLink);
  await user.click(await screen.findByRole('button', { name: 'Yes, use this address' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  testServer.reply(answerEmailLink, { outcome: 'waits-for-other' });
  await user.click(screen.getByRole('button', { name: 'Yes, use this address' }));
  expect(await screen.findByRole('heading', { name: 'Confirmed' })).toBeVisible();
});

test('an expired link leads to the account', async () => {
  testServer.fail(readEmailLink, {
    status: 400,
    code: 'token-invalid',
    message: 'This link has expired or has already been used.',
  });
  openAuthPage('/email-change?token=old');
  expect(await screen.findByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  expect(screen.getByText('This link has expired or has already been used.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/account');
});
