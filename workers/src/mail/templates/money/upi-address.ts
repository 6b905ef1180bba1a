import type { MailData } from '@gift-registry/workers-contract';
import { button, note, text, type MailContent } from '../../content.ts';
import { safeName } from '../../safe-text.ts';

/** Names no address: a forwarded mail gives nothing away. */
export function upiAddress(data: MailData<'upi-address'>): MailContent {
  const isChanged = data.news === 'changed';
  return {
    subject: `The UPI address of ${data.registryName} was ${data.news}`,
    preview: 'If that was you, there is nothing to do.',
    heading: isChanged ? 'Guests get another UPI address' : 'Guests get no UPI address any more',
    blocks: [
      text(
        isChanged
          ? `Hello ${safeName(data.firstName)}, guests who promise money for ${data.registryName} now pay to the UPI address that was just saved and tried.`
          : `Hello ${safeName(data.firstName)}, the UPI address of ${data.registryName} was removed. Guests settle what they promise with you.`,
      ),
      text('If that was not you, please change your password and check the address at once.'),
      button('See the UPI address', data.link),
      note('You get this mail because money of your guests goes to this address.'),
    ],
  };
}
