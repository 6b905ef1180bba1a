import { withReturnTo } from '@gift-registry/shell-contract';
import { confirmEmail } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { testUser } from '@gift-registry/shell-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { advanceTimers, fakeClock, passSeconds } from '../../testing/fake-clock.ts';
import { returnAfterSignUp } from '../../features/accounts/return-after-sign-up.ts';
import { openAuthPage } from '../../testing/open-auth-page.tsx';

const path = '/email-confirmation?token_hash=secret&type=signup';
const session = { user: testUser('host'), csrfToken: 'fresh', hostView: null };
const heading = (name: string) => screen.findByRole('heading', { name });

const expectMain = (control: HTMLElement) => expect(control).toHaveClass('primary');

test('a link is redeemed once, leaves the address bar and starts the session', async () => {
  testServer.reply(confirmEmail, session);
  const page = openAuthPage(path);
  expect(screen.getByRole('heading', { name: 'Confirming your email' })).toBeVisible();
  expect(await heading('Email confirmed')).toBeVisible();
  expect(page.toasts().getByText('Email Confirmed! Your account has been verified.')).toBeVisible();
  expect(page.session().status).toBe('signed-in');
  expect(page.history()).toEqual(['/email-confirmation']);
  expect(testServer.requests(confirmEmail).map(({ body }) => body)).toEqual([
    { token: 'secret', type: 'signup' },
  ]);
});

test("'Continue Now' leads on at once", async () => {
  testServer.reply(confirmEmail, session);
  const page = openAuthPage('/email-confirmation#code=secret');
  await page.user.click(await screen.findByRole('button', { name: 'Continue Now' }));
  expect(page.address()).toBe('/create-registry');
});

const product = '/add?url=https%3A%2F%2Fshop.example%2Flamp';

async function continueAfter(next: string): Promise<string> {
  testServer.reply(confirmEmail, session);
  const { user, address } = openAuthPage(withReturnTo(path, next).replace('signup?', 'signup&'));
  await user.click(await screen.findByRole('button', { name: 'Continue Now' }));
  return address();
}

test('a link opened in another browser leads to the page that asked for the account', async () => {
  expect(returnAfterSignUp.read()).toBeUndefined();
  expect(await continueAfter(product)).toBe(product);
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'control: a link that was changed never leads to %s',
  async (next) => {
    expect(await continueAfter(next)).toBe('/create-registry');
  },
);

test('a magic link leads to no page of a sign-up', async () => {
  returnAfterSignUp.write('/add?url=x');
  testServer.reply(confirmEmail, session);
  const { user, address } = openAuthPage(
    '/email-confirmation?token_hash=secret&type=magiclink&next=/add',
  );
  await user.click(await screen.findByRole('button', { name: 'Continue Now' }));
  expect(address()).toBe('/create-registry');
});

describe('with a clock', () => {
  fakeClock();

  test('a confirmed address leads on after 1.5 seconds', async () => {
    testServer.reply(confirmEmail, session);
    const page = openAuthPage(path, { advanceTimers });
    await passSeconds(0);
    await heading('Email confirmed');
    await passSeconds(1.5);
    expect(page.address()).toBe('/create-registry');
  });
});

test.each([
  ['/email-confirmation', 'Missing confirmation token'],
  ['/email-confirmation?token=secret', 'Missing confirmation type'],
  [
    '/email-confirmation?token=secret&type=strange',
    'This confirmation link is invalid or has already been used.',
  ],
])('%s is not sent and reads "%s"', async (address, message) => {
  openAuthPage(address);
  expect(await heading('We couldn’t confirm your email')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expectMain(screen.getByRole('link', { name: 'Request New Confirmation Email' }));
});

test('an expired link offers a new one first', async () => {
  testServer.fail(confirmEmail, { status: 410, code: 'token-expired', message: 'It has expired.' });
  const { user, address } = openAuthPage(path);
  await heading('We couldn’t confirm your email');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The confirmation link has expired. Please request a new one.',
  );
  const request = screen.getByRole('link', { name: 'Request New Confirmation Email' });
  expectMain(request);
  await user.click(request);
  expect(address()).toBe('/verify-email');
});

test('a used link offers the login first', async () => {
  testServer.fail(confirmEmail, { status: 400, code: 'token-invalid', message: 'Invalid token' });
  const { user, address } = openAuthPage(path);
  await heading('We couldn’t confirm your email');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'This confirmation link is invalid or has already been used.',
  );
  const login = screen.getByRole('link', { name: 'Go to Login' });
  expectMain(login);
  expect(screen.getByRole('link', { name: 'Request New Confirmation Email' })).not.toHaveClass(
    'primary',
  );
  await user.click(login);
  expect(address()).toBe('/email-login');
});

test.each([
  ['a lost connection', () => testServer.disconnect(confirmEmail), /check your connection/],
  [
    'a failing server',
    () => testServer.fail(confirmEmail, { status: 500, message: 'An unexpected error occurred' }),
    'Failed to confirm your email.',
  ],
])('%s can be retried with the same link', async (_, fail, message) => {
  fail();
  const { user } = openAuthPage(path);
  await heading('We couldn’t confirm your email');
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  testServer.reply(confirmEmail, session);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('Email confirmed')).toBeVisible();
});

test('a confirmation without a user failed', async () => {
  testServer.reply(confirmEmail, { user: null, csrfToken: 'fresh', hostView: null });
  openAuthPage(path);
  await heading('We couldn’t confirm your email');
  expect(screen.getByRole('alert')).toHaveTextContent('No user returned from verification');
});

describe('a magic link', () => {
  const magicLink = '/email-confirmation?token_hash=secret&type=magiclink';

  test('signs in', async () => {
    testServer.reply(confirmEmail, session);
    const { toasts } = openAuthPage(magicLink);
    expect(screen.getByRole('heading', { name: 'Signing you in' })).toBeVisible();
    expect(await heading('You are signed in')).toBeVisible();
    expect(toasts().getByText('Signed in successfully.')).toBeVisible();
  });

  test('that expired offers another magic link first', async () => {
    testServer.fail(confirmEmail, { status: 410, code: 'token-expired', message: 'expired' });
    const { user, address } = openAuthPage(magicLink);
    await heading('We couldn’t sign you in');
    const request = screen.getByRole('link', { name: 'Request New Magic Link' });
    expectMain(request);
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
    await user.click(request);
    expect(address()).toBe('/alternative-auth');
  });
});
