import type { MailData } from '@gift-registry/workers-contract';
import { button, link, text, type MailContent, type Sender } from '../../content.ts';
import { safeName, singleLine } from '../../safe-text.ts';

export function newSignInMethod(
  data: MailData<'new-sign-in-method'>,
  { brand, publicBaseUrl }: Sender,
): MailContent {
  const method = singleLine(data.method);
  return {
    subject: `You can now sign in to ${brand} with ${method}`,
    preview: 'A new way to sign in was added to your account.',
    heading: `${method} was added to your account`,
    blocks: [
      text(
        `Hello ${safeName(data.firstName)}, from now on you can sign in to your ${brand} account with ${method}.`,
      ),
      text('If it wasn’t you, choose a new password now, and tell us:'),
      button('Choose a new password', `${publicBaseUrl}/reset-password`),
      link('Write to us', `${publicBaseUrl}/contact-us`),
    ],
  };
}
