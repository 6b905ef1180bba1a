import { GridIcon, ListIcon } from '@gift-registry/design-system/icon';
import { useNavigation } from '@gift-registry/shell-contract';
import { useScriptsRun } from '../../platform/scripts.tsx';
import { listAddress, looks, readListQuery, type Look } from './list-query.ts';
import styles from './look-switch.module.css';
import { useState } from 'react';

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

/** The server reads it, too, so that the first paint has the look. */
const cookie = 'look';
const YEAR_S = 365 * 24 * 60 * 60;

function rememberedLook(): Look | undefined {
  if (typeof document === 'undefined') return undefined;
  const pairs = document.cookie.split('; ');
  return looks.find((look) => pairs.includes(`${cookie}=${look}`));
}

export function useLook(named: Look | undefined): readonly [Look, (look: Look) => void] {
  const [remembered] = useState(rememberedLook);
  const [chosen, setChosen] = useState<Look>();
  return [
    chosen ?? named ?? remembered ?? 'list',
    (look) => {
      setChosen(look);
      document.cookie = `${cookie}=${look}; path=/; max-age=${YEAR_S}; samesite=lax`;
    },
  ];
}
