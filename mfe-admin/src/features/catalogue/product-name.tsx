import type { TeamProductRow } from '@gift-registry/bff-contract';
import { Link } from '@gift-registry/shell-contract';
import styles from './product-name.module.css';

interface Props {
  readonly product: Pick<TeamProductRow, 'name' | 'brand' | 'thumbnailUrl'>;
  readonly path: string;
}

export function ProductName({ product: { name, brand, thumbnailUrl }, path }: Props) {
  return (
    <span className={styles.product}>
      <img
        src={thumbnailUrl}
        alt=""
        width={40}
        height={40}
        loading="lazy"
        className={styles.picture}
      />
      <span>
        <Link to={path}>{name}</Link>
        {brand && <span className={styles.brand}>{brand}</span>}
      </span>
    </span>
  );
}
