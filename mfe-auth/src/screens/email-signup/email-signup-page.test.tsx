import { confirmEmail, signUp } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { withReturnTo } from '@gift-registry/shell-contract';
import { testUser } from '@gift-registry/shell-contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { advanceTimers, fakeClock, passSeconds } from '../../testing/fake-clock.ts';
import { returnAfterSignUp } from '../../features/accounts/return-after-sign-up.ts';
import { openAuthPage } from '../../testing/open-auth-page.tsx';
import {
  field,
  password,
  confirmation,
  terms,
  submit,
  fillIn,
  submitFilled,
} from '../../testing/sign-up-form.ts';

test('the form is submitted only when every field is valid', async () => {
  const page = openAuthPage('/email-signup');
  expect(submit()).toBeDisabled();
  await fillIn(page);
  await waitFor(() => expect(submit()).toBeEnabled());
  await page.user.click(terms());
  await waitFor(() => expect(submit()).toBeDisabled());
});

test('a new account leads to /verify-email with its address', async () => {
  testServer.reply(signUp, { accepted: true });
  const page = openAuthPage('/email-signup');
  await fillIn(page);
  await submitFilled(page);
  await waitFor(() => expect(page.address()).toBe('/verify-email'));
  expect(page.toasts().getByText('Account Created!')).toBeVisible();
  expect(
    page.toasts().getByText('Please check your email to verify your account before logging in.'),
  ).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  expect(testServer.requests(signUp).map(({ body }) => body)).toEqual([
    {
      firstName: 'Asha',
      lastName: "D'Souza",
      email: 'asha@example.com',
      password: 'Journey-1',
      termsAccepted: true,
    },
  ]);
});

test('the page that led to the sign-up comes after the confirmation, once', async () => {
  const product = '/add?url=https%3A%2F%2Fshop.example%2Flamp';
  testServer.reply(signUp, { accepted: true });
  testServer.reply(confirmEmail, { user: testUser('host'), csrfToken: 'fresh', hostView: null });
  const page = openAuthPage(withReturnTo('/email-signup', product));
  await fillIn(page);
  await submitFilled(page);
  await waitFor(() => expect(page.address()).toBe('/verify-email'));
  expect(testServer.requests(signUp)).toMatchObject([{ body: { returnTo: product } }]);
  for (const expected of [product, '/create-registry']) {
    page.navigate('/email-confirmation?token_hash=secret&type=signup');
    await page.user.click(await screen.findByRole('button', { name: 'Continue Now' }));
    expect(page.address()).toBe(expected);
  }
});

test('a sign-up from elsewhere forgets the page of an earlier one', async () => {
  returnAfterSignUp.write('/add?url=x');
  testServer.reply(signUp, { accepted: true });
  const page = openAuthPage('/email-signup');
  await fillIn(page);
  await submitFilled(page);
  await waitFor(() => expect(page.address()).toBe('/verify-email'));
  expect(returnAfterSignUp.read()).toBeUndefined();
});

test('two submits in a row are sent once', async () => {
  testServer.hang(signUp);
  const page = openAuthPage('/email-signup');
  await fillIn(page);
  await waitFor(() => expect(submit()).toBeEnabled());
  const form = submit().closest('form');
  if (!form) throw new Error('The button stands in no form.');
  fireEvent.submit(form);
  fireEvent.submit(form);
  expect(await screen.findByRole('button', { name: /Creating your account\.\.\.$/ })).toBeVisible();
  expect(testServer.requests(signUp)).toHaveLength(1);
});

test('password managers find the username and the new passwords', () => {
  openAuthPage('/email-signup');
  expect(field('Email')).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'new-password');
  expect(confirmation()).toHaveAttribute('autocomplete', 'new-password');
  expect(field('First name')).toHaveAttribute('autocomplete', 'given-name');
});

describe('the legal documents', () => {
  test.each(['Terms of Service', 'Privacy Policy'])(
    '%s opens as a dialog, and closing it keeps the form',
    async (name) => {
      const { user } = openAuthPage('/email-signup');
      await user.type(field('First name'), 'Asha');
      await user.click(screen.getByRole('button', { name }));
      const dialog = await screen.findByRole('dialog', { name });
      expect(within(dialog).getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(1);
      expect(within(dialog).getByRole('button', { name: 'Close' })).toBeVisible();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(screen.getByRole('button', { name })).toHaveFocus();
      await user.keyboard('{Enter}');
      await user.click(await screen.findByRole('button', { name: 'Back to sign-up' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(field('First name')).toHaveValue('Asha');
      expect(terms()).not.toBeChecked();
    },
  );
});

describe('a rejected sign-up', () => {
  test('for an address with an account is named at the field and in a toast', async () => {
    const message =
      "An account with this email already exists. Please try logging in instead or use the 'Forgot Password' option.";
    testServer.fail(signUp, { status: 409, code: 'account-exists', message, field: 'email' });
    const page = openAuthPage('/email-signup');
    await fillIn(page);
    await submitFilled(page);
    expect(await page.toasts().findByText('Signup Failed')).toBeVisible();
    expect(page.toasts().getByText(message)).toBeVisible();
    expect(field('Email')).toHaveAccessibleDescription(message);
    expect(field('Email')).toHaveFocus();
    expect(field('First name')).toHaveValue('Asha');
    await page.user.click(screen.getByRole('tab', { name: 'Login' }));
    expect(page.address()).toBe('/email-login');
    expect(field('Email')).toHaveValue('asha@example.com');
  });

  test('at its fifth failure locks the form', async () => {
    localStorage.setItem(
      'gift-registry:attempts:lockout:signup',
      JSON.stringify({ failures: 4, forgottenAt: Date.now() + 600_000 }),
    );
    testServer.fail(signUp, { status: 409, code: 'account-exists', message: 'Taken.' });
    const page = openAuthPage('/email-signup');
    expect(screen.getByText(/^4 of 5 attempts failed\./)).toBeVisible();
    await fillIn(page);
    await submitFilled(page);
    expect(await screen.findByRole('button', { name: /^Locked for / })).toBeDisabled();
    expect(screen.getByRole('alert')).toHaveTextContent('Account Locked');
  });

  test('for a guessable password never locks the form or uses up attempts', async () => {
    testServer.fail(signUp, {
      status: 422,
      code: 'invalid-input',
      message: 'This password is on lists of common passwords. Please choose another one.',
      field: 'password',
    });
    const page = openAuthPage('/email-signup');
    // The server may know more passwords than this build.
    await fillIn(page);
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      await submitFilled(page);
      await waitFor(() => expect(testServer.requests(signUp)).toHaveLength(attempt));
      await waitFor(() => expect(password()).toHaveAccessibleDescription(/common passwords/));
      await page.user.type(password(), '4');
      await page.user.type(confirmation(), '4');
    }
    expect(screen.queryByText('Account Locked')).not.toBeInTheDocument();
    testServer.reply(signUp, { accepted: true });
    await submitFilled(page);
    await waitFor(() => expect(page.address()).toBe('/verify-email'));
  });

  test('after three rejections within an hour says how long to wait', async () => {
    testServer.fail(signUp, { status: 409, code: 'account-exists', message: 'Taken.' });
    const page = openAuthPage('/email-signup');
    await fillIn(page);
    for (let attempt = 1; attempt <= 4; attempt += 1) await submitFilled(page);
    expect(
      await page
        .toasts()
        .findByText('Too many attempts. Please wait 60 minutes before trying again.'),
    ).toBeVisible();
    expect(testServer.requests(signUp)).toHaveLength(3);
  });
});

describe('with a clock', () => {
  fakeClock();

  test('a lost connection offers a retry', async () => {
    testServer.disconnect(signUp);
    const page = openAuthPage('/email-signup', { advanceTimers });
    await fillIn(page);
    await submitFilled(page);
    expect(await page.toasts().findByText('Connection Error')).toBeVisible();
    testServer.reply(signUp, { accepted: true });
    await page.user.click(screen.getByRole('button', { name: 'Retry' }));
    await passSeconds(3);
    await waitFor(() => expect(page.address()).toBe('/verify-email'));
  });
});
