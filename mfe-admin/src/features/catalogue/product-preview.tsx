import { formatPrice } from '@gift-registry/bff-contract';
import { LazyImage } from '@gift-registry/design-system/lazy-image';
import { Stack } from '@gift-registry/design-system/layout';
import { Price } from '@gift-registry/design-system/price';
import { ProductCard } from '@gift-registry/design-system/product-card';
import styles from './product-form.module.css';
import { typedPrice, type TypedProduct } from './typed-product.ts';

interface Props {
  readonly typed: TypedProduct;
}

export function ProductPreview({ typed }: Props) {
  const { name, brand, description, imageUrl, imageAlt } = typed;
  const price = formatPrice(typedPrice(typed.price), 'INR');
  const shown = name || 'The product’s name';
  return (
    <section aria-label="Preview" className={styles.preview}>
      <h2 className={styles.heading}>As a card</h2>
      <div className={styles.card}>
        <ProductCard name={shown} brand={brand} price={price} imageUrl={imageUrl} eager />
      </div>
      <h2 className={styles.heading}>As a page</h2>
      <article className={styles.page}>
        <LazyImage src={imageUrl} alt={imageAlt} ratio="4 / 3" loading="eager" />
        <Stack gap={2}>
          {brand && <p className={styles.soft}>{brand}</p>}
          <h3>{shown}</h3>
          <Price>{price}</Price>
          <p className={styles.description}>{description}</p>
        </Stack>
      </article>
    </section>
  );
}
