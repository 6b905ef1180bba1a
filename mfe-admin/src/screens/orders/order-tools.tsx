import { RemovableChip } from '@gift-registry/design-system/chip';
import { DebouncedSearchField } from '@gift-registry/design-system/debounced-search-field';
import { SelectField } from '@gift-registry/design-system/select-field';
import type { ReactNode, RefObject } from 'react';
import type { OrderListView } from '../../features/orders/order-paths.ts';
import styles from '../../features/team/lists/list-tools.module.css';

interface Props {
  readonly list: OrderListView;
  readonly registryName: string | null | undefined;
  readonly busy: boolean;
  readonly searchBox: RefObject<HTMLInputElement | null>;
  readonly onChange: (changes: Partial<OrderListView>) => void;
  readonly children?: ReactNode;
}

const ages = [
  { value: '0', label: 'Any age' },
  { value: '24', label: 'Over a day old' },
  { value: '72', label: 'Over 3 days old' },
  { value: '168', label: 'Over a week old' },
  { value: '720', label: 'Over 30 days old' },
] as const;

const offered = (hours: string) => ages.find(({ value }) => value === hours);

/** An age from somebody's link is shown, too. */
const agesWith = (hours: string) =>
  offered(hours) ? ages : [...ages, { value: hours, label: `Over ${hours} hours old` }];

export function OrderTools(props: Props) {
  const { list, registryName, busy, searchBox, onChange, children } = props;
  const age = String(list.olderThanHours);
  return (
    <div className={styles.tools}>
      <DebouncedSearchField
        ref={searchBox}
        label="Search orders"
        placeholder="Order, giver or registry"
        maxLength={100}
        searched={list.search}
        onSearch={(search) => onChange({ search })}
        status={busy ? 'busy' : 'idle'}
        className={styles.search}
      />
      <SelectField
        label="Age"
        hideLabel
        size="compact"
        options={agesWith(age)}
        value={age}
        onValueChange={(hours) => onChange({ olderThanHours: Number(hours) })}
      />
      {list.registryId !== undefined && (
        <RemovableChip
          label={registryName ?? 'One registry'}
          removeLabel="Show the orders of all registries"
          onRemove={() => onChange({ registryId: undefined })}
        />
      )}
      {children}
    </div>
  );
}
