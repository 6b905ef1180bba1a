import type { MailData } from '@gift-registry/workers-contract';
import { code, note, text, type MailContent, type Sender } from '../../content.ts';

export function otp(data: MailData<'otp'>, { brand }: Sender): MailContent {
  const action = data.mode === 'signup' ? 'sign up' : 'sign in';
  return {
    subject: `${data.code} is your ${brand} code`,
    preview: `Enter it to ${action}.`,
    heading: 'Your verification code',
    blocks: [
      text(`Enter this code to ${action} at ${brand}:`),
      code(data.code),
      note(
        'The code works once and for 10 minutes. Nobody from our team will ever ask you for it.',
      ),
    ],
  };
}
