import { LazyImage } from '@gift-registry/design-system/lazy-image';
import styles from './card-pictures.module.css';

export function CardPictures({ pictures }: { readonly pictures: readonly string[] }) {
  const shown = pictures.length > 0 ? pictures : [null];
  return (
    <div className={styles.pictures} data-count={shown.length}>
      {shown.map((picture, index) => (
        <LazyImage key={picture ?? index} src={picture} alt="" className={styles.picture} />
      ))}
    </div>
  );
}
