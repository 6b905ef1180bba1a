import {
  formatPaise,
  formatRupees,
  minFundAmount,
  type SharedItem,
  type SharedRegistry,
} from '@gift-registry/bff-contract';
import { missingPaise } from '../gifts/gift-state.ts';
import { deliveryText, orderDeliveryText } from '../gifts/delivery-text.ts';

export interface GiveTexts {
  readonly title: string;
  readonly description: string;
  readonly submitLabel: string;
  readonly failureTitle: string;
}

const notRecorded = 'Your gift was not recorded';

export function purchaseTexts(
  item: SharedItem,
  registry: SharedRegistry,
  { opensShop }: { readonly opensShop: boolean },
): GiveTexts {
  const title = `Purchase ${item.name}`;
  if (item.externalUrl === null)
    return {
      title,
      description: `We mark it as purchased, so nobody gives the same gift twice. ${deliveryText(item, registry)}`,
      submitLabel: 'Purchase',
      failureTitle: notRecorded,
    };
  return {
    title,
    description: `We hold it for you for 24 hours while you buy it at the shop${opensShop ? ', which opens in a new tab' : ''}.`,
    submitLabel: opensShop ? 'Hold it and go to the shop' : 'Hold it for 24 hours',
    failureTitle: notRecorded,
  };
}

export const orderTexts = (
  title: string,
  registry: SharedRegistry,
  paise: number | undefined,
  it?: 'it' | 'them',
): GiveTexts => ({
  title,
  description: `${orderDeliveryText(registry, it)} ${registry.paysOnline ? 'You pay on the next page.' : 'We tell you how to pay.'}`,
  submitLabel: submitLabelOf(registry, paise),
  failureTitle: 'Your order was not placed',
});

function submitLabelOf({ paysOnline }: SharedRegistry, paise: number | undefined): string {
  if (!paysOnline) return 'Purchase';
  return paise === undefined ? 'Continue to the payment' : `Pay ${formatPaise(paise)}`;
}

export const contributionTexts = (
  item: SharedItem,
  { takesUpi, ownerFirstName }: Pick<SharedRegistry, 'takesUpi' | 'ownerFirstName'>,
): GiveTexts => ({
  title: `Contribute to ${item.name}`,
  description: `${leftToGive(item)} ${takesUpi ? `You promise an amount now and pay it straight to ${ownerFirstName} by UPI. We keep nothing.` : 'You promise an amount now and settle the money with the host directly.'}`,
  submitLabel: 'Contribute',
  failureTitle: 'Your contribution was not recorded',
});

function leftToGive(item: SharedItem): string {
  const missing = missingPaise(item);
  if (missing !== undefined) return `${formatPaise(missing)} is left to give.`;
  return `Give any amount from ${formatRupees(minFundAmount)}.`;
}
