import type { SharedItem, SharedRegistry } from '@gift-registry/bff-contract';
import { deliveryText } from './delivery-text.ts';

/** The sentence about the next step of a purchase. */
export const purchaseStep = (item: SharedItem, registry: SharedRegistry): string =>
  item.externalUrl === null
    ? `We mark it as purchased, so nobody gives the same gift twice. ${deliveryText(item, registry)}`
    : 'We hold it for you for 24 hours while you buy it at the shop, which opens in a new tab.';
