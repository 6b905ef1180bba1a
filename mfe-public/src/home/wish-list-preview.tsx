import { Badge } from '@gift-registry/design-system/badge';
import { CheckIcon } from '@gift-registry/design-system/icon';
import { Price } from '@gift-registry/design-system/price';
import styles from './wish-list-preview.module.css';

const gifts = [
  { name: 'Brass diya set', price: '₹1,850', drawing: 'diya', bought: true },
  { name: 'Block-printed quilt', price: '₹4,200', drawing: 'quilt', bought: false },
  { name: 'Filter coffee set', price: '₹2,350', drawing: 'coffee', bought: false },
] as const;

/** A decorative picture of a guest's page; it repeats the text beside it, so screen readers skip it. */
export function WishListPreview() {
  return (
    <div className={styles.sheet} aria-hidden="true">
      <p className={styles.occasion}>Wedding · 14 February</p>
      <p className={styles.name}>Meera &amp; Kabir</p>
      <ul className={styles.gifts}>
        {gifts.map(({ name, price, drawing, bought }) => (
          <li key={name} className={styles.gift} data-bought={bought || undefined}>
            <svg viewBox="0 0 48 48" className={styles.drawing}>
              {drawings[drawing]}
            </svg>
            <span className={styles.words}>
              {name}
              <Price size="sm">{price}</Price>
            </span>
            {bought && (
              <Badge tone="success" icon={<CheckIcon />}>
                Purchased
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const drawings = {
  diya: (
    <>
      <path d="M24 9c5 5 6 9 0 15-6-6-5-10 0-15Z" className={styles.marigold} />
      <path d="M8 26h32c0 8-7 13-16 13S8 34 8 26Z" className={styles.clay} />
    </>
  ),
  quilt: (
    <>
      <rect x="9" y="11" width="30" height="27" rx="4" className={styles.indigo} />
      <path d="M9 20h30M9 29h30M19 11v27M29 11v27" className={styles.stitch} />
    </>
  ),
  coffee: (
    <>
      <path d="M11 30h26l-3 9H14l-3-9Z" className={styles.brass} />
      <path d="M16 14h16l-2 16H18l-2-16Z" className={styles.brassLight} />
      <path d="M20 9c2 2-2 3 0 5m7-5c2 2-2 3 0 5" className={styles.steam} />
    </>
  ),
};
