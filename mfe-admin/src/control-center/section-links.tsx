import { Link, useNavigation } from '@gift-registry/shell-contract';
import styles from './section-links.module.css';
import { sections } from './sections.ts';

export function SectionLinks() {
  const { pathname } = useNavigation().location;
  return (
    <nav className={styles.sidebar} aria-labelledby="control-center">
      <p id="control-center" className={styles.heading}>
        Control Center
      </p>
      <ul className={styles.links}>
        {sections.map(({ path, title }) => (
          <li key={path}>
            <Link
              to={path}
              className={styles.link}
              {...(path === pathname ? { 'aria-current': 'page' } : {})}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
