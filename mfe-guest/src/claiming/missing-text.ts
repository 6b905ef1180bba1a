import type { SharedItem } from '@gift-registry/bff-contract';
import { formatPrice } from '@gift-registry/design-system/price';

/** The amount that is left to give. */
export const missingText = ({ price, pledgedAmount }: SharedItem): string =>
  `${formatPrice((price ?? 0) - pledgedAmount)} is left to give. You promise an amount now and settle the money with the host directly.`;
