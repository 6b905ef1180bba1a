import type { RegistryItem } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { EditIcon, StarIcon } from '@gift-registry/design-system/icon';
import styles from './item-marks.module.css';

export interface MarkActions {
  readonly onMark: (isMostWanted: boolean) => void;
  readonly onNote: () => void;
}

export function ItemMarks({ item, onMark, onNote }: MarkActions & { readonly item: RegistryItem }) {
  const { product, isMostWanted, note } = item;
  const noteLabel = note === null ? 'Add a note' : 'Edit note';
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        startIcon={<StarIcon className={isMostWanted ? styles.marked : undefined} />}
        aria-pressed={isMostWanted}
        aria-label={`Most wanted: ${product.name}`}
        onClick={() => onMark(!isMostWanted)}
      >
        <span className={styles.text}>Most wanted</span>
      </Button>
      <Button
        variant="quiet"
        size="sm"
        startIcon={<EditIcon />}
        aria-label={`${noteLabel}: ${product.name}`}
        onClick={onNote}
      >
        <span className={styles.text}>{noteLabel}</span>
      </Button>
    </>
  );
}
