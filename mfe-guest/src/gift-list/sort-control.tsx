import { useScriptsRun } from '../scripts/use-scripts-run.ts';
import type { SortOrder } from './filter-and-sort.ts';
import { SortLinks } from './sort-links.tsx';
import { SortSelect } from './sort-select.tsx';
import styles from './sort-control.module.css';

interface Props {
  readonly order: SortOrder;
  readonly labels: Partial<Record<SortOrder, string>>;
  readonly onChange: (order: SortOrder) => void;
}

/** A select, or without scripts a menu of links of the same size. */
export function SortControl({ order, labels, onChange }: Props) {
  const scriptsRun = useScriptsRun();
  return (
    <div className={styles.sort}>
      {scriptsRun ? (
        <SortSelect order={order} labels={labels} onChange={onChange} />
      ) : (
        <SortLinks order={order} labels={labels} />
      )}
    </div>
  );
}
