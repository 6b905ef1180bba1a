import { formatPaise, plural, type SharedItem } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import bar from '../page/bottom-bar.module.css';
import { shownLines, totalPaise, unitsOf } from './basket-lines.ts';
import styles from './basket-bar.module.css';
import type { BasketLine } from './use-basket.ts';

interface Props {
  readonly lines: readonly BasketLine[];
  readonly items: readonly SharedItem[];
  readonly onCheckOut: () => void;
}

export function BasketBar({ lines, items, onCheckOut }: Props) {
  const total = formatPaise(totalPaise(shownLines(lines, items)));
  return (
    <section className={`${bar.bar} ${styles.basket}`} aria-label="What you give">
      <p role="status">{`${plural(unitsOf(lines), '# gift', '# gifts')} · ${total}`}</p>
      <Button variant="primary" onClick={onCheckOut}>
        Check out
      </Button>
    </section>
  );
}
