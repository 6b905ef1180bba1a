import { plural, type RegistryItem } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Link } from '@gift-registry/shell-contract';
import { itemTotals, giftCount } from '../../features/items/item-totals.ts';
import { registryPath } from '../../features/registries/registry-path.ts';
import styles from './go-ahead-bar.module.css';

interface Props {
  readonly registryId: string;
  readonly items: readonly RegistryItem[];
  readonly back: string;
}

export function GoAheadBar({ registryId, items, back }: Props) {
  const { units, total, unpriced } = itemTotals(items);
  return (
    <div className={styles.bar}>
      {units > 0 && (
        <p className={styles.totals}>
          <strong>{giftCount(units)}</strong>
          {total !== undefined && <strong>{`Total ${total}`}</strong>}
          {total !== undefined && unpriced > 0 && (
            <span className={styles.unpriced}>
              {plural(
                unpriced,
                '# gift has no price yet and is not counted.',
                '# gifts have no price yet and are not counted.',
              )}
            </span>
          )}
        </p>
      )}
      <div className={styles.buttons}>
        <Button size="lg" href={back} linkComponent={Link}>
          Back
        </Button>
        <Button
          variant="primary"
          size="lg"
          href={registryPath('/delivery-preferences', registryId)}
          linkComponent={Link}
          className={styles.next}
        >
          Go Ahead!
        </Button>
      </div>
    </div>
  );
}
