import { Link } from '@gift-registry/shell-contract';
import styles from './section-links.module.css';
import { sections } from './sections.ts';

type SectionLinksProps = { current: (typeof sections)[number] | undefined };

export function SectionLinks({ current }: SectionLinksProps) {
  return (
    <nav className={styles.sidebar} aria-labelledby="control-center">
      <p id="control-center" className={styles.heading}>
        Control Center
      </p>
      <ul className={styles.links}>
        {sections.map((section) => (
          <li key={section.path}>
            <Link
              to={section.path}
              className={styles.link}
              aria-current={section === current ? 'page' : undefined}
            >
              {section.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
