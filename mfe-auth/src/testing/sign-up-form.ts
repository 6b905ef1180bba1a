import { screen, waitFor } from '@testing-library/react';
import type { openAuthPage } from './open-auth-page.tsx';

export const field = (name: string) => screen.getByRole('textbox', { name });

export const password = () => screen.getByLabelText('Password');

export const confirmation = () => screen.getByLabelText('Confirm password');

export const terms = () =>
  screen.getByRole('checkbox', { name: 'I agree to the Terms of Service and the Privacy Policy' });

export const submit = () => screen.getByRole('button', { name: 'Sign Up' });

export type Page = ReturnType<typeof openAuthPage>;

export async function fillIn(
  { user }: Page,
  changes: { password?: string; confirmation?: string } = {},
) {
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

export async function submitFilled(page: Page) {
  await waitFor(() => expect(submit()).toBeEnabled());
  await page.user.click(submit());
}
