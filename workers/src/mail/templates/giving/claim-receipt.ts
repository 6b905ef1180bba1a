import { formatIndianTime } from '@gift-registry/bff-contract/formats';
import type { MailData } from '@gift-registry/workers-contract';
import { button, facts, note, text, type MailContent } from '../../content.ts';
import { safeName } from '../../safe-text.ts';

export function claimReceipt(data: MailData<'claim-receipt'>): MailContent {
  const { productName, registryName, ownerName, quantity, expiresAt, giftsLink } = data;
  const reserved = data.state === 'reserved';
  return {
    subject: reserved
      ? `We are holding ${productName} for you`
      : `Your gift for ${registryName}: ${productName}`,
    preview: reserved
      ? 'Tell us once you have bought it.'
      : `${ownerName} will be delighted. Nobody else will buy it now.`,
    heading: reserved ? 'We are holding it for you' : 'What a lovely gift!',
    blocks: [
      text(
        reserved
          ? `Hello ${safeName(data.guestName)}, nobody else can claim this gift while you buy it. When you have, tell us, so that it isn’t bought twice.`
          : `Hello ${safeName(data.guestName)}, thank you. The gift is marked as purchased, so nobody else will buy it.`,
      ),
      facts(
        ['Gift', quantity > 1 ? `${productName} × ${quantity}` : productName],
        ['Registry', `${registryName}, by ${ownerName}`],
        ...(expiresAt ? [['Held until', formatIndianTime(expiresAt)] as const] : []),
      ),
      button(reserved ? 'I bought it, or changed my mind' : 'See your gifts', giftsLink),
      note('This link is yours alone: it shows this gift on any device. Please don’t forward it.'),
    ],
  };
}
