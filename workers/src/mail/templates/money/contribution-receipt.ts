import { formatIndianTime, formatRupees } from '@gift-registry/bff-contract/formats';
import type { MailData } from '@gift-registry/workers-contract';
import { button, facts, note, text, type MailContent } from '../../content.ts';
import { safeName } from '../../safe-text.ts';

function wayToPay(payBy: string | null | undefined): string {
  return payBy
    ? `No money has moved yet. Your gifts show how to pay the host by UPI, until ${formatIndianTime(payBy)}.`
    : 'No money has moved: you settle the amount directly with the host.';
}

export function contributionReceipt(data: MailData<'contribution-receipt'>): MailContent {
  return {
    subject: `Your contribution to ${data.registryName}: ${data.productName}`,
    preview: `${formatRupees(data.amount)} towards ${data.productName}.`,
    heading: 'Thank you for chipping in!',
    blocks: [
      text(`Hello ${safeName(data.guestName)}, your contribution is noted.`),
      facts(
        ['Towards', data.productName],
        ['Amount', formatRupees(data.amount)],
        ['Registry', data.registryName],
      ),
      text(wayToPay(data.payBy)),
      button('See your gifts', data.giftsLink),
      note('This link is yours alone. Please don’t forward it.'),
    ],
  };
}
