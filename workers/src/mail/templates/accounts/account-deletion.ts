import { formatIndianTime } from '@gift-registry/bff-contract/formats';
import type { MailData } from '@gift-registry/workers-contract';
import { button, note, text, type MailContent, type Sender } from '../../content.ts';
import { safeName } from '../../safe-text.ts';

export function accountDeletion(
  data: MailData<'account-deletion'>,
  { brand }: Sender,
): MailContent {
  return {
    subject: `Your ${brand} account will be deleted`,
    preview: `Until ${formatIndianTime(data.deletesAt)} you can keep it.`,
    heading: 'Your account will be deleted',
    blocks: [
      text(
        `Hello ${safeName(data.firstName)}, as you asked, your ${brand} account will be deleted on ${formatIndianTime(data.deletesAt)}, with your registries and everything in them. Their links no longer work.`,
      ),
      text('Until then you can change your mind: sign in, and press ‘Keep my account’.'),
      button('Keep my account', data.signInLink),
      note(
        'If you didn’t ask for this, sign in and keep your account. Then choose a new password.',
      ),
    ],
  };
}
