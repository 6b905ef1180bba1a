import { SelectField } from '@gift-registry/design-system/select-field';
import { useScriptsRun } from '../../../scripts/use-scripts-run.ts';
import { type SortOrder, sortOrders } from '../../view/filter-and-sort.ts';
import styles from './sort-control.module.css';
import { SortLinks } from './sort-links.tsx';

interface Props {
  readonly order: SortOrder;
  readonly labels: Partial<Record<SortOrder, string>>;
  readonly onChange: (order: SortOrder) => void;
}

function SortSelect({ order, labels, onChange }: Props) {
  return (
    <SelectField
      label="Sort by"
      hideLabel
      size="compact"
      value={order}
      onValueChange={onChange}
      options={sortOrders.flatMap((value) => {
        const label = labels[value];
        return label ? [{ value, label }] : [];
      })}
    />
  );
}

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
