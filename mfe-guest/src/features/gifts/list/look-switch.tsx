import { GridIcon, ListIcon } from '@gift-registry/design-system/icon';
import { useNavigation } from '@gift-registry/shell-contract';
import { useScriptsRun } from '../../platform/use-scripts-run.ts';
import { listAddress, looks, readListQuery, type Look } from './list-query.ts';
import styles from './look-switch.module.css';

const labels = { list: 'List', gallery: 'Gallery' };
const icons = { list: ListIcon, gallery: GridIcon };

interface Props {
  readonly look: Look;
  readonly onChange: (look: Look) => void;
}

/** For phones: wider screens always show the gallery. */
export function LookSwitch({ look, onChange }: Props) {
  const scriptsRun = useScriptsRun();
  const { location } = useNavigation();
  const list = readListQuery(location.search);
  return (
    <div role="group" aria-label="View" className={styles.switch}>
      {looks.map((each) => {
        const Icon = icons[each];
        const common = { 'aria-label': labels[each], className: styles.choice };
        return scriptsRun ? (
          <button
            key={each}
            type="button"
            {...common}
            aria-pressed={each === look}
            onClick={() => onChange(each)}
          >
            <Icon />
          </button>
        ) : (
          <a
            key={each}
            {...common}
            href={listAddress(location, { ...list, look: each })}
            aria-current={each === look ? 'true' : undefined}
          >
            <Icon />
          </a>
        );
      })}
    </div>
  );
}
