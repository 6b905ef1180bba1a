import type { MailData } from '@gift-registry/workers-contract';
import { button, link, note, text, type MailContent, type Sender } from '../../content.ts';
import { safeName } from '../../safe-text.ts';

export function accountExists(data: MailData<'account-exists'>, { brand }: Sender): MailContent {
  return {
    subject: `You already have a ${brand} account`,
    preview: 'Sign in, or choose a new password.',
    heading: 'You already have an account',
    blocks: [
      text(
        `Hello ${safeName(data.firstName)}, someone tried to sign up with this email, which already has a ${brand} account. If it was you, just sign in.`,
      ),
      button('Sign in', data.loginLink),
      text('Forgot the password? Choose a new one:'),
      link('Choose a new password', data.resetLink),
      note('If it wasn’t you, there is nothing to do: your account is untouched.'),
    ],
  };
}
