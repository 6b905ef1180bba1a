import {
  formProblems,
  productForm,
  typedAmount,
  type CatalogueOccasion,
  type FormProblems,
  type RequestOf,
  type saveProduct,
  type TeamProduct,
  catalogueOccasions,
} from '@gift-registry/bff-contract';

export interface TypedProduct {
  readonly name: string;
  readonly brand: string;
  readonly description: string;
  readonly price: string;
  readonly occasions: readonly CatalogueOccasion[];
  readonly imageUrl: string | null;
  readonly imageAlt: string;
  /** Empty for none. */
  readonly categoryId: string;
}

export const shownFields = [
  'name',
  'brand',
  'description',
  'price',
  'imageUrl',
  'imageAlt',
  'categoryId',
] as const;

export type ProductProblems = FormProblems<(typeof shownFields)[number]>;
export type ProductForm = Omit<RequestOf<typeof saveProduct>['body'], 'version'>;

const isOccasion = (text: string): text is CatalogueOccasion =>
  catalogueOccasions.some((occasion) => occasion === text);

export const emptyProduct: TypedProduct = {
  ...{ name: '', brand: '', description: '', price: '', occasions: [], imageUrl: null },
  ...{ imageAlt: '', categoryId: '' },
};

export const typedOf = (product: TeamProduct): TypedProduct => ({
  name: product.name,
  brand: product.brand ?? '',
  description: product.description,
  price: product.price === null ? '' : String(product.price),
  occasions: product.occasions.filter(isOccasion),
  imageUrl: product.imageUrl,
  imageAlt: product.imageAlt ?? '',
  categoryId: product.categoryId ?? '',
});

const typedForm = productForm.extend({ price: typedAmount.pipe(productForm.shape.price) });

export function readTyped(
  typed: TypedProduct,
): { readonly form: ProductForm } | { readonly problems: ProductProblems } {
  const { name, brand, description, price, imageUrl, imageAlt } = typed;
  const read = typedForm.safeParse({
    ...{ name, brand, description, price, imageUrl, imageAlt },
    occasions: [...typed.occasions],
    categoryId: typed.categoryId || null,
  });
  if (read.success) return { form: read.data };
  return { problems: formProblems(read.error, shownFields) };
}

/** The price as guests read it, while it is typed. */
export const typedPrice = (text: string): number | null => {
  const { data } = typedAmount.safeParse(text);
  return data ?? null;
};
