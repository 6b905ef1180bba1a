import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { LazyImage } from '../lazy-image/lazy-image.tsx';
import { Link, type LinkComponent } from '../link/link.tsx';
import { Price } from '../price/price.tsx';
import styles from './product-card.module.css';

type ProductCardProps = {
  name: string;
  /** The maker or shop. */
  brand?: string | null | undefined;
  /** The formatted price. */
  price: string;
  imageUrl: string | null | undefined;
  /** The product's page; the whole card links there. */
  href?: string | undefined;
  /** Renders the link. Default a plain anchor. */
  linkComponent?: LinkComponent | undefined;
  /** Badges on the picture, such as 'Out of Stock'. */
  badge?: ReactNode;
  /** The button, such as Add to registry. */
  action?: ReactNode;
  /** Level of the name as a heading. Default 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Loads the picture at once, for cards in the first viewport. Default false. */
  eager?: boolean | undefined;
  className?: string | undefined;
};

/** A product in a grid. */
export function ProductCard({
  name,
  brand,
  price,
  imageUrl,
  href,
  linkComponent,
  badge,
  action,
  headingLevel = 3,
  eager = false,
  className,
}: ProductCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classNames(styles.card, className)}>
      <div className={styles.picture}>
        <LazyImage
          src={imageUrl}
          alt=""
          ratio="1 / 1"
          className={styles.image}
          loading={eager ? 'eager' : 'lazy'}
        />
        {badge && <div className={styles.badge}>{badge}</div>}
      </div>
      <div className={styles.text}>
        {brand && <p className={styles.brand}>{brand}</p>}
        <Heading className={styles.name}>
          {href ? (
            <Link href={href} linkComponent={linkComponent} className={styles.link}>
              {name}
            </Link>
          ) : (
            name
          )}
        </Heading>
        <div className={styles.foot}>
          <Price>{price}</Price>
          {action && <div className={styles.action}>{action}</div>}
        </div>
      </div>
    </article>
  );
}
