import { resendConfirmation } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { Link } from '@gift-registry/shell-contract';
import { renderScreen } from '@gift-registry/shell-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { advanceTimers, fakeClock, passSeconds } from '../testing/fake-clock.ts';
import { openAuthPage } from '../testing/open-auth-page.tsx';
import VerifyEmailPage from './verify-email-page.tsx';

const email = () => screen.getByRole('textbox', { name: 'Email' });
const resend = () => screen.getByRole('button', { name: 'Resend confirmation email' });

async function arriveFromSignUp() {
  const page = renderScreen(
    (pathname) =>
      pathname === '/verify-email' ? (
        <VerifyEmailPage />
      ) : (
        <Link to="/verify-email" state={{ email: 'asha@example.com', fromSignup: true }}>
          Go
        </Link>
      ),
    { path: '/email-signup' },
  );
  await page.user.click(screen.getByRole('link', { name: 'Go' }));
  return page;
}

test('after a sign-up the page names the address and fills it in', async () => {
  await arriveFromSignUp();
  expect(screen.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  expect(screen.getByText('asha@example.com')).toBeVisible();
  expect(email()).toHaveValue('asha@example.com');
  expect(screen.getByRole('link', { name: 'Sign up again' })).toBeVisible();
});

test('opened by its address the page asks for the e-mail', () => {
  openAuthPage('/verify-email');
  expect(screen.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
  expect(email()).toHaveValue('');
  expect(screen.queryByRole('link', { name: 'Sign up again' })).not.toBeInTheDocument();
});

test('an empty address is asked for', async () => {
  const { user, toasts } = openAuthPage('/verify-email');
  await user.click(resend());
  expect(await toasts().findByText('Email Required')).toBeVisible();
  expect(email()).toHaveAccessibleDescription('Email address is required');
});

test('a rejection is named in a toast', async () => {
  const message = 'No pending confirmation found for this email address.';
  testServer.fail(resendConfirmation, { status: 404, code: 'not-found', message });
  const { user, toasts } = await arriveFromSignUp();
  await user.click(resend());
  expect(await toasts().findByText('Resend Failed')).toBeVisible();
  expect(toasts().getByText(message)).toBeVisible();
});

test('a lost connection is named in a toast', async () => {
  testServer.disconnect(resendConfirmation);
  const { user, toasts } = await arriveFromSignUp();
  await user.click(resend());
  expect(await toasts().findByText('Connection Error')).toBeVisible();
});

test('after three rejections within 15 minutes no further request is sent', async () => {
  testServer.fail(resendConfirmation, { status: 404, code: 'not-found', message: 'None.' });
  const { user, toasts } = await arriveFromSignUp();
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await user.click(resend());
    await waitFor(() => expect(toasts().getAllByText('Resend Failed')).toHaveLength(attempt));
  }
  await user.click(resend());
  expect(
    await toasts().findByText('Too many attempts. Please wait 15 minutes before trying again.'),
  ).toBeVisible();
  expect(testServer.requests(resendConfirmation)).toHaveLength(3);
});

describe('with a clock', () => {
  fakeClock();

  test("a sent mail shows 'Email Sent' for 5 seconds, during which nothing is sent", async () => {
    testServer.reply(resendConfirmation, { accepted: true });
    const { user, toasts } = openAuthPage('/verify-email', { advanceTimers });
    await user.type(email(), 'asha@example.com');
    await user.click(resend());
    const sent = await screen.findByRole('button', { name: 'Email Sent' });
    expect(toasts().getByText('Confirmation Email Sent')).toBeVisible();
    await user.click(sent);
    expect(testServer.requests(resendConfirmation)).toHaveLength(1);
    await passSeconds(5);
    expect(resend()).toBeEnabled();
  });
});
