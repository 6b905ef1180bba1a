import { Skeleton } from '@gift-registry/design-system/skeleton';
import styles from './gift-list-skeleton.module.css';

const gifts = 8;

export function GiftListSkeleton() {
  return (
    <div role="status">
      <p className={styles.title}>Registry Items</p>
      <p className={styles.lede}>Loading registry items...</p>
      <div className={styles.list}>
        <div className={styles.gifts}>
          {Array.from({ length: gifts }, (_, gift) => (
            <div key={gift} className={styles.gift}>
              <Skeleton shape="picture" className={styles.picture} />
              <Skeleton lines={3} className={styles.words} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
