import { formatPrice, type Product, listProducts } from '@gift-registry/bff-contract';
import { Section } from '@gift-registry/design-system/layout';
import { ProductCard } from '@gift-registry/design-system/product-card';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link } from '@gift-registry/shell-contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { useSelectedRegistryPath } from '../../features/registries/registry-path.ts';
import styles from './product-page.module.css';

const shownProducts = 4;

export function MoreLikeThis({ product }: { readonly product: Product }) {
  const api = useApi();
  const pathFor = useSelectedRegistryPath();
  const { categoryId } = product;
  const { data: products = [] } = useQuery({
    queryKey: ['catalogue', 'more-like', categoryId],
    queryFn: ({ signal }) =>
      api(
        listProducts,
        {
          query: {
            ...(categoryId ? { categories: categoryId } : {}),
            giftStatuses: 'available',
            // One more than shown, because this product may be among them.
            limit: shownProducts + 1,
          },
        },
        { signal },
      ),
    select: (page) => page.products,
    staleTime: 60_000,
  });
  const others = products.filter(({ id }) => id !== product.id).slice(0, shownProducts);
  if (others.length === 0) return null;

  const catalogue = categoryId
    ? `/products?${new URLSearchParams({ categories: categoryId })}`
    : '/products';
  return (
    <Section
      title={categoryId ? 'More like this' : 'From the catalogue'}
      actions={
        <TextLink href={catalogue} linkComponent={Link} variant="standalone">
          See all
        </TextLink>
      }
    >
      <div className={styles.others}>
        {others.map((other) => (
          <ProductCard
            key={other.id}
            name={other.name}
            brand={other.brand}
            price={formatPrice(other.price, other.currency)}
            imageUrl={other.thumbnailUrl}
            href={pathFor(`/product/${other.id}`)}
            linkComponent={Link}
          />
        ))}
      </div>
    </Section>
  );
}
