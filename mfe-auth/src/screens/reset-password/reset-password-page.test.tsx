import { requestPasswordReset, resetPassword } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAuthPage } from '../../testing/open-auth-page.tsx';

const link = '/reset-password?access_token=access&refresh_token=refresh&type=recovery';
const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('New password');
const confirmation = () => screen.getByLabelText('Confirm new password');
const update = () => screen.getByRole('button', { name: 'Update Password' });

type Page = ReturnType<typeof openAuthPage>;

async function fillIn({ user }: Page, first: string, second = first) {
  await user.click(password());
  if (first) await user.paste(first);
  await user.click(confirmation());
  if (second) await user.paste(second);
}

describe('asking for a link', () => {
  const send = () => screen.getByRole('button', { name: 'Send reset link' });

  test('is submitted only with a valid address', async () => {
    const { user } = openAuthPage('/reset-password');
    expect(send()).toBeDisabled();
    await user.type(email(), '{Enter}');
    expect(email()).toHaveAccessibleDescription('Email address is required');
    await user.type(email(), 'asha@example.com');
    await waitFor(() => expect(send()).toBeEnabled());
  });

  test('confirms the mail and offers another one', async () => {
    testServer.reply(requestPasswordReset, { accepted: true });
    const { user, toasts } = openAuthPage('/reset-password');
    await user.type(email(), 'asha@example.com{Enter}');
    expect(await toasts().findByText('Reset Email Sent')).toBeVisible();
    expect(screen.getByText(/Please check the inbox of asha@example\.com/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send another link' })).toBeEnabled();
  });

  test('for an unknown address says so', async () => {
    const message =
      'No account found with this email address. Please check your email or sign up for a new account.';
    testServer.fail(requestPasswordReset, { status: 404, code: 'no-account', message });
    const { user, toasts } = openAuthPage('/reset-password');
    await user.type(email(), 'asha@example.com{Enter}');
    expect(await toasts().findByText('Reset Failed')).toBeVisible();
    expect(toasts().getByText(message)).toBeVisible();
  });

  test('after three rejections within an hour says how long to wait, and sends nothing', async () => {
    testServer.fail(requestPasswordReset, { status: 404, code: 'no-account', message: 'None.' });
    const { user, toasts } = openAuthPage('/reset-password');
    await user.type(email(), 'asha@example.com');
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await user.click(send());
      await waitFor(() => expect(toasts().getAllByText('Reset Failed')).toHaveLength(attempt));
    }
    await user.click(send());
    expect(
      await toasts().findByText('Too many attempts. Please wait 60 minutes before trying again.'),
    ).toBeVisible();
    expect(testServer.requests(requestPasswordReset)).toHaveLength(3);
  });

  test('links to the login and the sign-up', () => {
    openAuthPage('/reset-password');
    expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute(
      'href',
      '/email-login',
    );
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/email-signup');
  });
});

describe('a recovery link', () => {
  test('leaves the address bar and asks for the new password', async () => {
    const { address, history } = openAuthPage(link);
    expect(screen.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    expect(screen.getByText('This signs you out on all devices.')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/reset-password'));
    expect(history()).toEqual(['/reset-password']);
  });

  test('sets the password and leads to the login', async () => {
    testServer.reply(resetPassword, { updated: true });
    const page = openAuthPage(link);
    await fillIn(page, 'Journey-1');
    await page.user.click(update());
    await waitFor(() => expect(page.address()).toBe('/email-login'));
    expect(page.toasts().getByText('Password Updated')).toBeVisible();
    expect(testServer.requests(resetPassword).map(({ body }) => body)).toEqual([
      { accessToken: 'access', refreshToken: 'refresh', password: 'Journey-1' },
    ]);
  });

  test('posts once for two submits in a row', async () => {
    testServer.hang(resetPassword);
    const page = openAuthPage(link);
    await fillIn(page, 'Journey-1');
    const form = update().closest('form');
    if (!form) throw new Error('The button stands in no form.');
    fireEvent.submit(form);
    fireEvent.submit(form);
    expect(await screen.findByRole('button', { name: /Updating\.\.\.$/ })).toBeVisible();
    expect(testServer.requests(resetPassword)).toHaveLength(1);
  });

  test.each([
    ['', '', 'Password Required', 'Password is required'],
    [
      'journey',
      'journey',
      'Weak Password',
      'Password must contain at least 8 characters, uppercase letters, numbers',
    ],
    ['Journey-1', 'Journey-2', 'Password Mismatch', "New password and confirmation don't match."],
    ['Journey-1', '', 'Password Mismatch', "New password and confirmation don't match."],
  ])('with "%s" and "%s" shows the toast "%s"', async (first, second, title, message) => {
    const page = openAuthPage(link);
    await fillIn(page, first, second);
    await page.user.click(update());
    expect(await page.toasts().findByText(title)).toBeVisible();
    expect(page.toasts().getByText(message)).toBeVisible();
    expect(testServer.requests(resetPassword)).toEqual([]);
  });

  test('rates the new password', async () => {
    const page = openAuthPage(link);
    await fillIn(page, 'Journeys-1');
    expect(screen.getByText('Password strength: Strong')).toBeVisible();
  });

  test('names the account to password managers after a request in the same browser', async () => {
    testServer.reply(requestPasswordReset, { accepted: true });
    const request = openAuthPage('/reset-password');
    await request.user.type(email(), 'asha@example.com{Enter}');
    await screen.findByRole('button', { name: 'Send another link' });
    request.unmount();
    openAuthPage(link);
    const form = update().closest('form');
    expect(form?.querySelector('[autocomplete="username"]')).toHaveValue('asha@example.com');
    expect(password()).toHaveAttribute('autocomplete', 'new-password');
  });

  test('that is rejected offers a new one', async () => {
    const message = 'This password reset link has expired. Please request a new one.';
    testServer.fail(resetPassword, { status: 410, code: 'token-expired', message });
    const page = openAuthPage(link);
    await fillIn(page, 'Journey-1');
    await page.user.click(update());
    expect(await page.toasts().findByText('Password Update Failed')).toBeVisible();
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(message);
    await page.user.click(within(alert).getByRole('button', { name: 'Ask for a new link' }));
    expect(screen.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
    expect(email()).toHaveFocus();
  });

  test('with a guessable password names it at the field', async () => {
    testServer.fail(resetPassword, {
      status: 422,
      code: 'invalid-input',
      message: 'Please choose a password that is harder to guess',
      field: 'password',
    });
    const page = openAuthPage(link);
    await fillIn(page, 'Journey-1');
    await page.user.click(update());
    await waitFor(() =>
      expect(password()).toHaveAccessibleDescription(/Please choose a password that is harder/),
    );
  });

  test.each(['Welcome123', 'Tohfa2026'])(
    'says before sending that %s is easy to guess',
    async (chosen) => {
      const page = openAuthPage(link);
      await fillIn(page, chosen);
      expect(await screen.findByText('Password strength: Weak')).toBeVisible();
      await page.user.click(update());
      expect(await page.toasts().findByText('Weak Password')).toBeVisible();
      expect(password()).toHaveAccessibleDescription(/is easy to guess/);
      expect(testServer.requests(resetPassword)).toEqual([]);
    },
  );

  test('that lost a part asks for another one', () => {
    openAuthPage('/reset-password?access_token=access&type=recovery');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This password reset link is incomplete. Please request a new one.',
    );
    expect(email()).toBeVisible();
  });
});
