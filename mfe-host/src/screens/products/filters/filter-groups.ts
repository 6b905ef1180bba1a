import {
  type CatalogueOccasion,
  type GiftStatus,
  type PriceBand,
  catalogueOccasions,
  giftStatuses,
  occasionLabels,
  priceBands,
} from '@gift-registry/bff-contract';

export interface FilterChoice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

const bandLabels: Readonly<Record<PriceBand, string>> = {
  '0-999': '₹0 – ₹999',
  '1000-4999': '₹1,000 – ₹4,999',
  '5000+': '₹5,000+',
};

const statusLabels: Readonly<Record<GiftStatus, string>> = {
  available: 'Available',
  purchased: 'Already Purchased',
  reserved: 'Reserved',
};

export const occasionChoices: readonly FilterChoice<CatalogueOccasion>[] = catalogueOccasions.map(
  (value) => ({ value, label: occasionLabels[value] }),
);
export const priceChoices: readonly FilterChoice<PriceBand>[] = priceBands.map((value) => ({
  value,
  label: bandLabels[value],
}));
export const statusChoices: readonly FilterChoice<GiftStatus>[] = giftStatuses.map((value) => ({
  value,
  label: statusLabels[value],
}));
