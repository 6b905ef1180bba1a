import { sendMagicLink, sendOtp, verifyOtp } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { testUser } from '@gift-registry/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { advanceTimers, fakeClock, passSeconds } from '../../testing/fake-clock.ts';
import { openAuthPage } from '../../testing/open-auth-page.tsx';

const email = () => screen.getByRole('textbox', { name: 'Email' });
const code = () => screen.getByRole('textbox', { name: 'Enter Verification Code' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const tab = (name: string) => screen.getByRole('tab', { name });
const accepted = { accepted: true } as const;
const unknown = {
  status: 404,
  code: 'no-account',
  message: 'No account found with this email address. Please sign up first.',
} as const;

type Page = ReturnType<typeof openAuthPage>;
const open = () => openAuthPage('/alternative-auth');

async function enterAddress({ user }: Page) {
  await user.clear(email());
  await user.paste('asha@example.com');
}

test('the page starts with a magic link for signing in', () => {
  open();
  expect(
    screen.getByRole('heading', { level: 1, name: 'Alternative Authentication Options' }),
  ).toBeVisible();
  expect(
    screen.getByRole('heading', { level: 2, name: 'Choose Your Authentication Method' }),
  ).toBeVisible();
  expect(screen.getByText('Try these passwordless authentication options')).toBeVisible();
  expect(tab('Sign In')).toHaveAttribute('aria-selected', 'true');
  expect(tab('Magic Link')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('heading', { name: 'Sign in with Magic Link' })).toBeVisible();
});

describe('the magic link', () => {
  test.each([
    ['Sign In', 'login', 'sign in'],
    ['Sign Up', 'signup', 'sign up'],
  ])('of %s is sent in the mode "%s"', async (name, mode, verb) => {
    testServer.reply(sendMagicLink, accepted);
    const page = open();
    await page.user.click(tab(name));
    await enterAddress(page);
    await page.user.click(button('Send Magic Link'));
    const sent = await screen.findByRole('heading', { name: 'Magic Link Sent!' });
    expect(sent).toHaveFocus();
    expect(
      page.toasts().getByText(`Check your email at asha@example.com for the magic link to ${verb}`),
    ).toBeVisible();
    expect(screen.getByText(/spam folder/)).toBeVisible();
    expect(testServer.requests(sendMagicLink).map(({ body }) => body)).toEqual([
      { email: 'asha@example.com', mode },
    ]);
    await page.user.click(button('Resend Magic Link'));
    expect(email()).toHaveValue('asha@example.com');
    expect(email()).toHaveFocus();
  });

  test.each([
    [' ', 'Email is required', 'Email Required'],
    ['asha@', 'Please enter a valid email address', 'Invalid Email'],
  ])('for the address "%s" reads "%s" in the form and in a toast', async (typed, text, title) => {
    const { user, toasts } = open();
    await user.type(email(), typed);
    await user.click(button('Send Magic Link'));
    expect(await toasts().findByText(title)).toBeVisible();
    expect(email()).toHaveAccessibleDescription(text);
  });

  test('for an unknown address offers the sign-up with the address kept', async () => {
    testServer.fail(sendMagicLink, unknown);
    const page = open();
    await enterAddress(page);
    await page.user.click(button('Send Magic Link'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(unknown.message);
    expect(page.toasts().getByText('Magic Link Failed')).toBeVisible();
    await page.user.click(within(alert).getByRole('button', { name: 'Sign Up' }));
    expect(tab('Sign Up')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('heading', { name: 'Sign up with Magic Link' })).toBeVisible();
    expect(email()).toHaveValue('asha@example.com');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('that the server could not send has the fallback text', async () => {
    testServer.replyRaw(sendMagicLink, '<h1>Bad gateway</h1>', 502);
    const page = open();
    await enterAddress(page);
    await page.user.click(button('Send Magic Link'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to send magic link');
  });
});

async function requestCode(page: Page) {
  testServer.reply(sendOtp, accepted);
  await page.user.click(tab('Email OTP'));
  await enterAddress(page);
  await page.user.click(button('Send Verification Code'));
  await screen.findByRole('heading', { name: 'Enter Verification Code' });
}

describe('the code', () => {
  test('of the sign-in leads to /create-registry', async () => {
    testServer.reply(verifyOtp, { user: testUser('host'), csrfToken: 'fresh', hostView: null });
    const page = open();
    await requestCode(page);
    expect(page.toasts().getByText('OTP Sent!')).toBeVisible();
    expect(
      page.toasts().getByText('Check your email at asha@example.com for the 6-digit code.'),
    ).toBeVisible();
    expect(code()).toHaveFocus();
    await page.user.type(code(), '123456');
    await page.user.click(button('Verify Code'));
    await waitFor(() => expect(page.address()).toBe('/create-registry'));
    expect(page.toasts().getByText('Signed in successfully.')).toBeVisible();
    expect(page.session().status).toBe('signed-in');
    expect(testServer.requests(verifyOtp).map(({ body }) => body)).toEqual([
      { email: 'asha@example.com', token: '123456', type: 'email' },
    ]);
  });

  test('of the sign-up says that the account was created', async () => {
    testServer.reply(verifyOtp, { user: testUser('host'), csrfToken: 'fresh', hostView: null });
    const page = open();
    await page.user.click(tab('Sign Up'));
    await requestCode(page);
    await page.user.type(code(), '123456{Enter}');
    expect(await page.toasts().findByText('Account created successfully.')).toBeVisible();
    expect(testServer.requests(sendOtp)[0]?.body.mode).toBe('signup');
  });

  test('is verified only when it is complete; Enter explains an incomplete one', async () => {
    const page = open();
    await requestCode(page);
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(button('Verify Code')).toBeDisabled();
    await page.user.type(code(), '12a34');
    expect(code()).toHaveValue('1234');
    await page.user.keyboard('{Enter}');
    expect(code()).toHaveAccessibleDescription(/Please enter the complete 6-digit code/);
    await page.user.type(code(), '567');
    expect(code()).toHaveValue('123456');
    expect(button('Verify Code')).toBeEnabled();
  });

  test('can be pasted with spaces and fills the six slots', async () => {
    const page = open();
    await requestCode(page);
    await page.user.paste(' 123 456 ');
    expect(code()).toHaveValue('123456');
    const slots = code().parentElement?.querySelectorAll('[aria-hidden="true"] > span');
    expect([...(slots ?? [])].map(({ textContent }) => textContent)).toEqual([...'123456']);
  });

  test('that is wrong is named in the form and in a toast, until the next digit', async () => {
    testServer.fail(verifyOtp, {
      status: 400,
      code: 'token-invalid',
      message: 'Invalid OTP code',
    });
    const page = open();
    await requestCode(page);
    await page.user.type(code(), '111111');
    await page.user.click(button('Verify Code'));
    expect(await page.toasts().findByText('Verification Failed')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid OTP code');
    await page.user.type(code(), '{Backspace}');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('for an unknown address offers the sign-up', async () => {
    testServer.fail(sendOtp, unknown);
    const page = open();
    await page.user.click(tab('Email OTP'));
    await enterAddress(page);
    await page.user.click(button('Send Verification Code'));
    const alert = await screen.findByRole('alert');
    expect(page.toasts().getByText('Failed to Send OTP')).toBeVisible();
    await page.user.click(within(alert).getByRole('button', { name: 'Sign Up' }));
    expect(tab('Sign Up')).toHaveAttribute('aria-selected', 'true');
  });

  test('that could not be sent for want of a connection can be sent again', async () => {
    const page = open();
    testServer.disconnect(sendOtp);
    await page.user.click(tab('Email OTP'));
    await enterAddress(page);
    await page.user.click(button('Send Verification Code'));
    expect(await page.toasts().findByText('Connection Error')).toBeVisible();
    expect(button('Retry')).toBeVisible();
  });

  test("'Change Email Address' returns to the address", async () => {
    const page = open();
    await requestCode(page);
    await page.user.click(button('Change Email Address'));
    expect(email()).toHaveValue('asha@example.com');
    expect(email()).toHaveFocus();
  });

  test('stays while the other method is looked at, and is dropped by another mode', async () => {
    const page = open();
    await requestCode(page);
    await page.user.click(tab('Magic Link'));
    await page.user.click(tab('Email OTP'));
    expect(code()).toBeVisible();
    await page.user.click(tab('Sign Up'));
    expect(screen.queryByRole('textbox', { name: 'Enter Verification Code' })).toBeNull();
  });
});

describe('resending the code', () => {
  fakeClock();

  async function openCodeStep() {
    const page = openAuthPage('/alternative-auth', { advanceTimers });
    await requestCode(page);
    return page;
  }

  test('waits for 60 seconds, then clears the code and waits again', async () => {
    const page = await openCodeStep();
    expect(screen.getByRole('timer')).toHaveTextContent(/^Resend code in (1:00|0:5\d)$/);
    expect(screen.queryByRole('button', { name: 'Resend Code' })).not.toBeInTheDocument();
    await passSeconds(30);
    expect(screen.getByRole('timer')).toHaveTextContent(/^Resend code in 0:[23]\d$/);
    await passSeconds(30);
    await page.user.type(code(), '123');
    await page.user.click(button('Resend Code'));
    expect(await page.toasts().findByText('OTP Resent')).toBeVisible();
    expect(page.toasts().getByText('A new code has been sent to your email.')).toBeVisible();
    expect(code()).toHaveValue('');
    expect(code()).toHaveFocus();
    expect(screen.getByRole('timer')).toHaveTextContent(/^Resend code in (1:00|0:5\d)$/);
    expect(testServer.requests(sendOtp)).toHaveLength(2);
  });

  test('that is rejected after a wrong code shows the new rejection, without a toast', async () => {
    testServer.fail(verifyOtp, {
      status: 400,
      code: 'token-invalid',
      message: 'Invalid OTP code',
    });
    const page = await openCodeStep();
    await passSeconds(60);
    await page.user.type(code(), '111111');
    await page.user.click(button('Verify Code'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid OTP code');
    const toasts = page.toasts().getAllByRole('listitem').length;

    const message = 'Too many codes. Please wait before requesting another.';
    testServer.fail(sendOtp, { status: 429, code: 'rate-limited', message });
    await page.user.click(button('Resend Code'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
    expect(page.toasts().getAllByRole('listitem')).toHaveLength(toasts);
    expect(code()).toHaveValue('111111');

    await page.user.click(button('Verify Code'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Invalid OTP code'));
  });
});
