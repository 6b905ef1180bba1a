import { getTeamProduct, type ApiError, type TeamProduct } from '@gift-registry/bff-contract';
import type { TypedProduct } from '../../features/catalogue/typed-product.ts';

export const savedProductOf = ({ code, current }: ApiError): TeamProduct | undefined =>
  code === 'stale' ? getTeamProduct.responses[200].safeParse(current).data : undefined;

const labels: Readonly<Record<keyof TypedProduct, string>> = {
  ...{ name: 'Name', brand: 'Brand', description: 'Description', price: 'Price' },
  ...{ occasions: 'Occasions', imageUrl: 'Picture', imageAlt: 'What the picture shows' },
  categoryId: 'Category',
};

const wordsFor = (name: keyof TypedProduct, { [name]: value }: TypedProduct): string => {
  if (name === 'imageUrl' || name === 'categoryId') return 'another one';
  return (typeof value === 'string' ? value : (value ?? []).join(', ')) || 'empty';
};

export const differences = (mine: TypedProduct, theirs: TypedProduct) =>
  (
    [
      'name',
      'brand',
      'price',
      'description',
      'categoryId',
      'occasions',
      'imageUrl',
      'imageAlt',
    ] as const
  )
    .filter((name) => String(mine[name]) !== String(theirs[name]))
    .map((name) => ({ label: labels[name], text: wordsFor(name, theirs) }));
