import { confirmEmail, signUp } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { withReturnTo } from '@gift-registry/shell-contract';
import { testUser } from '@gift-registry/shell-contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAuthPage } from '../testing/open-auth-page.tsx';
import { returnAfterSignUp } from './return-after-sign-up.ts';

const field = (name: string) => screen.getByRole('textbox', { name });
const password = () => screen.getByLabelText('Password');
const confirmation = () => screen.getByLabelText('Confirm password');
const terms = () =>
  screen.getByRole('checkbox', { name: 'I agree to the Terms of Service and the Privacy Policy' });
const submit = () => screen.getByRole('button', { name: 'Sign Up' });

type Page = ReturnType<typeof openAuthPage>;

async function fillIn({ user }: Page, changes: { password?: string; confirmation?: string } = {}) {
  const secret = changes.password ?? 'Journey-1';
  for (const [control, text] of [
    [field('First name'), 'Asha'],
    [field('Last name'), "D'Souza"],
    [field('Email'), 'asha@example.com'],
    [password(), secret],
    [confirmation(), changes.confirmation ?? secret],
  ] as const) {
    await user.click(control);
    await user.paste(text);
  }
  await user.click(terms());
}

async function submitFilled(page: Page) {
  await waitFor(() => expect(submit()).toBeEnabled());
  await page.user.click(submit());
}

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
  testServer.reply(confirmEmail, { user: testUser('host'), csrfToken: 'fresh' });
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

describe('the messages of the fields', () => {
  test.each([
    ['First name', '', 'Name is required'],
    ['First name', 'A', 'Name must be at least 2 characters long'],
    ['Last name', 'x'.repeat(51), 'Name cannot exceed 50 characters'],
    ['Last name', 'R2D2', 'Name can only contain letters, spaces, hyphens, and apostrophes'],
    ['Email', '', 'Email address is required'],
    ['Email', 'asha', 'Please enter a valid email address'],
    ['Email', 'a..b@example.com', 'Email cannot contain consecutive dots'],
    ['Email', '.asha@example.com', 'Email cannot start or end with a dot'],
  ])('%s "%s" reads "%s" when it is left', async (name, typed, message) => {
    const { user } = openAuthPage('/email-signup');
    await user.click(field(name));
    if (typed) await user.paste(typed);
    await user.tab();
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(message));
  });

  test.each([
    ['', 'Password is required'],
    ['journey', 'Password must contain at least 8 characters, uppercase letters, numbers'],
  ])('the password "%s" reads "%s"', async (typed, message) => {
    const { user } = openAuthPage('/email-signup');
    await user.click(password());
    if (typed) await user.paste(typed);
    await user.click(confirmation());
    expect(await screen.findByText(message)).toBeVisible();
  });

  test("different passwords read 'Passwords do not match' until either is corrected", async () => {
    const page = openAuthPage('/email-signup');
    await fillIn(page, { confirmation: 'Journey-2' });
    expect(await screen.findByText('Passwords do not match')).toBeVisible();
    expect(submit()).toBeDisabled();
    await page.user.clear(password());
    await page.user.type(password(), 'Journey-2');
    await waitFor(() =>
      expect(screen.queryByText('Passwords do not match')).not.toBeInTheDocument(),
    );
    await waitFor(() => expect(submit()).toBeEnabled());
  });

  test.each([
    ['asha', 'Invalid Email', 'Please enter a valid email address'],
    ['asha@example.com', 'Weak Password', /^Password must contain /],
  ])('Enter with the address "%s" shows the toast "%s"', async (address, title, text) => {
    const { user, toasts } = openAuthPage('/email-signup');
    await user.click(field('Email'));
    await user.paste(address);
    await user.click(password());
    await user.paste('journey');
    await user.keyboard('{Enter}');
    expect(await toasts().findByText(title)).toBeVisible();
    expect(toasts().getByText(text)).toBeVisible();
  });
});

test('the meter rates the password and says how to improve it', async () => {
  const { user } = openAuthPage('/email-signup');
  expect(screen.getByText('8+ characters, upper/lowercase, numbers, symbols')).toBeVisible();
  expect(screen.queryByText(/^Password strength/)).not.toBeInTheDocument();
  for (const [typed, strength] of [
    ['jou', 'Weak'],
    ['Journeys', 'Fair'],
    ['Journeys1', 'Good'],
    ['Journeys-1', 'Strong'],
  ] as const) {
    await user.clear(password());
    await user.type(password(), typed);
    expect(screen.getByText(`Password strength: ${strength}`)).toBeVisible();
  }
});

describe('a password that is easy to guess', () => {
  const common =
    'Many people use this password, so it is easy to guess. Please choose another one.';
  const personal =
    'A password made of your name, your email address or Tohfa is easy to guess. Please choose another one.';

  test.each([
    ['Password1', common],
    ['Welcome123', common],
    ['Asha-Dsouza-1', personal],
    ['Asha2026!', personal],
  ])('%s is weak, and the form says why before sending', async (chosen, reason) => {
    const page = openAuthPage('/email-signup');
    await fillIn(page, { password: chosen });
    expect(await screen.findByText('Password strength: Weak')).toBeVisible();
    await waitFor(() =>
      expect(password()).toHaveAccessibleDescription(expect.stringContaining(reason)),
    );
    expect(screen.getAllByText(reason)).toHaveLength(1);
    expect(submit()).toBeDisabled();
    await page.user.click(password());
    await page.user.keyboard('{Enter}');
    expect(await page.toasts().findByText('Weak Password')).toBeVisible();
    expect(testServer.requests(signUp)).toEqual([]);
    await page.user.type(password(), ' and-lanterns');
    await page.user.type(confirmation(), ' and-lanterns');
    await waitFor(() => expect(submit()).toBeEnabled());
  });

  test('is judged again when the name changes', async () => {
    const page = openAuthPage('/email-signup');
    await fillIn(page, { password: 'Lanterns-7' });
    await waitFor(() => expect(submit()).toBeEnabled());
    await page.user.clear(field('First name'));
    await page.user.type(field('First name'), 'Lanterns');
    await waitFor(() =>
      expect(password()).toHaveAccessibleDescription(expect.stringContaining(personal)),
    );
  });

  test('is left to the server while the list of common passwords is missing', async () => {
    testServer.reply(signUp, { accepted: true });
    const page = openAuthPage('/email-signup');
    fireEvent(window, new Event('offline'));
    await fillIn(page, { password: 'Welcome123' });
    expect(screen.getByText('Password strength: Good')).toBeVisible();
    await submitFilled(page);
    await waitFor(() => expect(page.address()).toBe('/verify-email'));
    fireEvent(window, new Event('online'));
  });
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
      await user.click(within(dialog).getByRole('button', { name: 'Back to sign-up' }));
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
