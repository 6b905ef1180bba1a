import type { MailData } from '@gift-registry/workers-contract';
import { button, note, text, type MailContent, type Sender } from '../../content.ts';

export function noAccount(data: MailData<'no-account'>, { brand }: Sender): MailContent {
  return {
    subject: `No ${brand} account with this email yet`,
    preview: 'You may have used another address.',
    heading: 'There is no account with this email',
    blocks: [
      text(
        `Someone tried to reach a ${brand} account with this email, but there is none. You may have signed up with another address, or you can sign up now.`,
      ),
      button('Sign up', data.signupLink),
      note('If it wasn’t you, you can ignore this mail.'),
    ],
  };
}
