import type { RegistrySection } from '@gift-registry/bff-contract';
import type { ReactNode } from 'react';
import styles from './arrange-items.module.css';
import { useDropSection } from './use-drops.ts';

interface Props {
  readonly section: RegistrySection | null;
  readonly label: string;
  readonly header: ReactNode;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

export function ArrangeBlock({ section, label, header, isEmpty, children }: Props) {
  const { area, isOver } = useDropSection(section?.id ?? null);
  return (
    <section ref={area} aria-label={label} className={styles.block} data-over={isOver || undefined}>
      {header}
      {isEmpty ? (
        <p className={styles.empty}>
          No gifts here yet. Drag one here, or choose this section on a gift.
        </p>
      ) : (
        <ol className={styles.rows}>{children}</ol>
      )}
    </section>
  );
}
