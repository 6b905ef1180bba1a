import { signUp } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openAuthPage } from '../../testing/open-auth-page.tsx';
import {
  field,
  password,
  confirmation,
  submit,
  fillIn,
  submitFilled,
} from '../../testing/sign-up-form.ts';

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
