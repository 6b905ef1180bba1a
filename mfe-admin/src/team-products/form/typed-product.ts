import {
  productForm,
  typedAmount,
  type CatalogueOccasion,
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

export type ProductProblems = Partial<Record<keyof TypedProduct, string>>;
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
  const read = typedForm.safeParse({
    ...typed,
    occasions: [...typed.occasions],
    categoryId: typed.categoryId || null,
  });
  if (read.success) return { form: read.data };
  return {
    problems: Object.fromEntries(
      read.error.issues.map(({ path, message }) => [String(path[0]), message]),
    ),
  };
}

/** The price as guests read it, while it is typed. */
export const typedPrice = (text: string): number | null => {
  const { data } = typedAmount.safeParse(text);
  return data ?? null;
};
