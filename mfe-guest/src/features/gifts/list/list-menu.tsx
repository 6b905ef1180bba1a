import { ChevronDownIcon } from '@gift-registry/design-system/icon';
import type { ReactNode } from 'react';
import styles from './list-menu.module.css';

interface Props {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

export function ListMenu({ label, icon, children }: Props) {
  return (
    <details name="list-menu">
      <summary className={styles.button}>
        {icon}
        <span>{label}</span>
        {!icon && <ChevronDownIcon className={styles.chevron} />}
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
