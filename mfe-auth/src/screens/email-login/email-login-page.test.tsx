import { resendConfirmation, signIn } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { signedInAs, testUser } from '@gift-registry/shell-contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { advanceTimers, fakeClock, passSeconds } from '../../testing/fake-clock.ts';
import { openAuthPage } from '../../testing/open-auth-page.tsx';

const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Password');
const login = () => screen.getByRole('button', { name: 'Login' });

type Page = ReturnType<typeof openAuthPage>;

async function fillIn({ user }: Page, address = 'asha@example.com', secret = 'Journey-1') {
  await user.clear(email());
  await user.paste(address);
  await user.click(password());
  await user.paste(secret);
  await waitFor(() => expect(login()).toBeEnabled());
}

const rejections = {
  invalid: {
    status: 401,
    code: 'invalid-credentials',
    message: 'Invalid email or password. Please check your credentials and try again.',
  },
  unverified: {
    status: 403,
    code: 'email-unverified',
    message:
      'Please verify your email address before logging in. Check your inbox for a confirmation email.',
  },
  unknown: {
    status: 404,
    code: 'no-account',
    message: 'No account found with this email address. Please sign up first.',
  },
} as const;

async function failToLogIn(page: Page, rejection: (typeof rejections)[keyof typeof rejections]) {
  testServer.fail(signIn, rejection);
  if (!screen.queryByDisplayValue('asha@example.com')) await fillIn(page);
  const sent = testServer.requests(signIn).length;
  await page.user.click(login());
  await waitFor(() => expect(testServer.requests(signIn)).toHaveLength(sent + 1));
  await waitFor(() => expect(password()).toHaveFocus());
}

describe('the form', () => {
  test('is submitted only when both fields are valid', async () => {
    const { user } = openAuthPage('/email-login');
    expect(login()).toBeDisabled();
    await user.type(email(), 'asha@example');
    await user.type(password(), 'x');
    expect(login()).toBeDisabled();
    await user.type(email(), '.com');
    await waitFor(() => expect(login()).toBeEnabled());
  });

  test.each([
    ['', '', 'Missing Information', 'Please enter both email and password'],
    ['', 'secret', 'Email Required', 'Please enter your email address'],
    ['asha@', 'secret', 'Invalid Email', 'Please enter a valid email address'],
    ['asha@example.com', '', 'Password Required', 'Please enter your password'],
  ])('Enter with e-mail "%s" and password "%s" says "%s"', async (address, secret, title, text) => {
    const { user, toasts } = openAuthPage('/email-login');
    if (address) await user.type(email(), address);
    if (secret) await user.type(password(), secret);
    await user.click(email());
    await user.keyboard('{Enter}');
    expect(await toasts().findByText(title)).toBeVisible();
    expect(toasts().getByText(text)).toBeVisible();
  });

  test('an address with a mistake says so when it is left', async () => {
    const { user } = openAuthPage('/email-login');
    await user.type(email(), 'a..b@example.com');
    await user.tab();
    await waitFor(() =>
      expect(email()).toHaveAccessibleDescription('Email cannot contain consecutive dots'),
    );
  });

  test('password managers find both fields, and the password can be shown', async () => {
    const { user } = openAuthPage('/email-login');
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
  });

  test('two submits in a row are sent once', async () => {
    testServer.hang(signIn);
    const page = openAuthPage('/email-login');
    await fillIn(page);
    const form = login().closest('form');
    if (!form) throw new Error('The button stands in no form.');
    fireEvent.submit(form);
    fireEvent.submit(form);
    expect(await screen.findByRole('button', { name: /Logging in\.\.\.$/ })).toBeVisible();
    expect(testServer.requests(signIn)).toHaveLength(1);
  });

  test('the typed address is carried over to the other sign-in pages', async () => {
    const page = openAuthPage('/email-login?next=%2Fregistry');
    await page.user.type(email(), 'asha@example.com');
    await page.user.click(screen.getByRole('tab', { name: 'Sign Up' }));
    expect(page.address()).toBe('/email-signup?next=%2Fregistry');
    expect(email()).toHaveValue('asha@example.com');
    page.navigate('/reset-password');
    expect(email()).toHaveValue('asha@example.com');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Send reset link' })).toBeEnabled(),
    );
  });

  test('people who are signed in already are told so', async () => {
    const { user, address } = openAuthPage('/email-login', { session: signedInAs('admin') });
    expect(screen.getByText('You are signed in as anil@example.com')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Go to your dashboard' }));
    expect(address()).toBe('/admin/overview');
  });
});

describe('a successful login', () => {
  test.each([
    ['host', '/email-login', '/host'],
    ['admin', '/email-login', '/admin/overview'],
    ['host', '/email-login?next=%2Fregistry%3FregistryId%3D1', '/registry?registryId=1'],
    ['host', '/email-login?next=https%3A%2F%2Fevil.example', '/host'],
    ['host', '/email-login?next=//evil.example/host', '/host'],
  ] as const)('of a %s at %s leads to %s', async (role, path, target) => {
    testServer.reply(signIn, { user: testUser(role), csrfToken: 'fresh', hostView: null });
    const page = openAuthPage(path);
    await fillIn(page, ' Asha@Example.com ');
    await page.user.click(login());
    await waitFor(() => expect(page.address()).toBe(target));
    expect(page.toasts().getByText('Welcome back!')).toBeVisible();
    expect(page.toasts().getByText('You have successfully logged in.')).toBeVisible();
    expect(page.session().user?.role).toBe(role);
    expect(testServer.requests(signIn)[0]?.body).toEqual({
      email: 'asha@example.com',
      password: 'Journey-1',
    });
  });
});

describe('a rejected login', () => {
  test('keeps the error in the form after its toast, until the next attempt', async () => {
    const page = openAuthPage('/email-login');
    await failToLogIn(page, rejections.invalid);
    expect(page.toasts().getByText('Login Failed')).toBeVisible();
    await page.user.click(page.toasts().getByRole('button', { name: 'Dismiss' }));
    expect(screen.getByRole('alert')).toHaveTextContent(rejections.invalid.message);
    testServer.hang(signIn);
    await page.user.type(password(), 'Journey-2{Enter}');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  test('for an unknown address offers to sign up, in a toast and in the form', async () => {
    const page = openAuthPage('/email-login?next=%2Fregistry');
    await failToLogIn(page, rejections.unknown);
    expect(page.toasts().getByText(rejections.unknown.message)).toBeVisible();
    expect(page.toasts().getByText('Want to Sign Up?')).toBeVisible();
    expect(page.toasts().getByRole('button', { name: 'Sign Up' })).toBeVisible();
    await page.user.click(within(screen.getByRole('alert')).getByRole('link', { name: 'Sign Up' }));
    expect(page.address()).toBe('/email-signup?next=%2Fregistry');
    expect(email()).toHaveValue('asha@example.com');
  });

  test("'Sign Up' of the toast leads to the sign-up", async () => {
    const page = openAuthPage('/email-login');
    await failToLogIn(page, rejections.unknown);
    await page.user.click(page.toasts().getByRole('button', { name: 'Sign Up' }));
    expect(page.address()).toBe('/email-signup');
    expect(email()).toHaveValue('asha@example.com');
  });

  test('for an unverified address mails the confirmation again from the form', async () => {
    testServer.reply(resendConfirmation, { accepted: true });
    const page = openAuthPage('/email-login');
    await failToLogIn(page, rejections.unverified);
    const alert = within(screen.getByRole('alert'));
    await page.user.click(alert.getByRole('button', { name: 'Resend confirmation email' }));
    expect(await page.toasts().findByText('Confirmation Email Sent')).toBeVisible();
    const sent = alert.getByRole('button', { name: 'Email Sent' });
    await page.user.click(sent);
    expect(testServer.requests(resendConfirmation).map(({ body }) => body)).toEqual([
      { email: 'asha@example.com' },
    ]);
  });
});

describe('with a clock', () => {
  fakeClock();
  const open = () => openAuthPage('/email-login', { advanceTimers });

  test("invalid credentials show 'Need Help?' after 2 seconds", async () => {
    const page = open();
    await failToLogIn(page, rejections.invalid);
    expect(page.toasts().queryByText('Need Help?')).not.toBeInTheDocument();
    await passSeconds(2);
    expect(page.toasts().getByText('Need Help?')).toBeVisible();
    await page.user.click(page.toasts().getByRole('button', { name: 'Reset Password' }));
    expect(page.address()).toBe('/reset-password');
  });

  test('three failures warn, five lock the form for 5 minutes, also after a reload', async () => {
    let page = open();
    for (let failure = 1; failure <= 5; failure += 1) {
      expect(screen.queryByText('Security Warning') !== null).toBe(failure > 3);
      await failToLogIn(page, rejections.invalid);
    }
    expect(page.toasts().getByText('Account Locked')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Account Locked');
    expect(screen.getByRole('button', { name: /^Locked for / })).toBeDisabled();
    await page.user.keyboard('{Enter}');
    expect(await page.toasts().findByText('Account Temporarily Locked')).toBeVisible();
    expect(
      page.toasts().getAllByText('Too many failed attempts. Please try again in 5 minutes.'),
    ).not.toHaveLength(0);
    expect(testServer.requests(signIn)).toHaveLength(5);

    page.unmount();
    page = open();
    await passSeconds(60);
    expect(screen.getByRole('button', { name: /^Locked for [34]:\d\d$/ })).toBeDisabled();
    await passSeconds(240);
    expect(page.toasts().getByText('Account Unlocked')).toBeVisible();
    expect(screen.queryByText('Account Locked')).not.toBeInTheDocument();
    await fillIn(page);
  });

  test('a lost connection offers a retry after 3, then 9 seconds, with the input kept', async () => {
    testServer.disconnect(signIn);
    const page = open();
    await fillIn(page);
    await page.user.click(login());
    expect(await page.toasts().findByText('Connection Error')).toBeVisible();
    expect(page.toasts().getByText(/^Network error occurred\./)).toBeVisible();
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText('Network error')).toBeVisible();
    expect(email()).toHaveValue('asha@example.com');

    await page.user.click(alert.getByRole('button', { name: 'Retry' }));
    expect(alert.getByRole('button', { name: /Retrying in 3 s\.\.\.$/ })).toBeVisible();
    await passSeconds(3);
    expect(await page.toasts().findByText('Retry Failed')).toBeVisible();
    expect(testServer.requests(signIn)).toHaveLength(2);

    testServer.reply(signIn, { user: testUser('host'), csrfToken: 'fresh', hostView: null });
    await page.user.click(alert.getByRole('button', { name: 'Retry' }));
    await passSeconds(8);
    expect(testServer.requests(signIn)).toHaveLength(2);
    await passSeconds(1);
    await waitFor(() => expect(page.address()).toBe('/host'));
  });
});

describe('Google', () => {
  test('is offered only where it is set up', () => {
    openAuthPage('/email-login');
    expect(screen.queryByText('Sign in with Google')).not.toBeInTheDocument();
  });

  test("a sign-in that can't start says so and keeps the page", async () => {
    const { user, toasts, address } = openAuthPage('/email-login', {
      settings: { googleSignIn: true },
    });
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await user.click(screen.getByRole('link', { name: 'Sign in with Google' }));
    expect(await toasts().findByText('Google Login Error')).toBeVisible();
    expect(
      toasts().getByText('Failed to initialize Google login. Please try again.'),
    ).toBeVisible();
    expect(address()).toBe('/email-login');
  });

  test('a failed return shows one toast and leaves the address bar', async () => {
    const { toasts, address } = openAuthPage('/email-login?error=google&next=%2Fregistry');
    expect(await toasts().findAllByText('Google Login Failed')).toHaveLength(1);
    expect(address()).toBe('/email-login?next=%2Fregistry');
  });
});

test('/phone-login leads to the login', async () => {
  const { address, history } = openAuthPage('/phone-login');
  await waitFor(() => expect(address()).toBe('/email-login'));
  expect(history()).toEqual(['/email-login']);
});
