import { Link, useNavigation } from '@gift-registry/shell-contract';
import styles from './settings-nav.module.css';

export interface SettingsPart {
  readonly id: string;
  readonly title: string;
}

interface Props {
  readonly parts: readonly SettingsPart[];
  readonly pages: readonly { readonly href: string; readonly label: string }[];
}

/** A second press changes no address, so the address alone is not enough. */
function show(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}

export function SettingsNav({ parts, pages }: Props) {
  const { location } = useNavigation();
  return (
    <nav aria-label="Settings" className={styles.nav}>
      <ul className={styles.list}>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={`${location.pathname}#${id}`}
              className={styles.link}
              onClick={() => show(id)}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <ul className={styles.list}>
        {pages.map(({ href, label }) => (
          <li key={href}>
            <Link to={href} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
