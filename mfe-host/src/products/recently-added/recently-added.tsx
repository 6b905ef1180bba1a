import { LazyImage } from '@gift-registry/design-system/lazy-image';
import { Section } from '@gift-registry/design-system/layout';
import { Price } from '@gift-registry/design-system/price';
import styles from './recently-added.module.css';
import { shortDescription, shortName } from './truncate.ts';
import type { RecentAddition } from './use-recently-added.ts';

export function RecentlyAdded({ additions }: { readonly additions: readonly RecentAddition[] }) {
  if (additions.length === 0) return null;
  return (
    <Section title="Recently Added to Registry">
      <ul className={styles.list}>
        {additions.map(({ key, item: { product } }) => (
          <li key={key} className={styles.entry}>
            <LazyImage src={product.thumbnailUrl} alt="" className={styles.picture} />
            <div className={styles.text}>
              <h3 className={styles.name}>{shortName(product.name)}</h3>
              {product.description && <p>{shortDescription(product.description)}</p>}
            </div>
            <Price amount={product.price} currency={product.currency} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
