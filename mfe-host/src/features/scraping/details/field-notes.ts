import type { FieldNote, ProductField } from '@gift-registry/bff-contract';

const subjects: Readonly<Record<ProductField, string>> = {
  name: 'a name',
  brand: 'a brand',
  price: 'a price',
  currency: 'a currency',
  description: 'a description',
  picture: 'a picture',
};

export function fieldNoteText(
  field: ProductField,
  note: FieldNote | undefined,
): string | undefined {
  switch (note) {
    case 'not-found':
      return `We did not find ${subjects[field]} on this page.`;
    case 'not-sure':
      return `We saw ${subjects[field]}, but it may not be this gift’s, so we left it to you.`;
    case 'corrected':
      return 'You changed this before, so we kept it.';
    case undefined:
      return undefined;
  }
}
