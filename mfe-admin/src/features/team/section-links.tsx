import { Link } from '@gift-registry/shell-contract';
import { useLayoutEffect, useRef } from 'react';
import { useMay } from './use-may.ts';
import styles from './section-links.module.css';
import { sectionsFor, type sections } from './sections.ts';

type SectionLinksProps = { current: (typeof sections)[number] | undefined };

/** On narrow screens the links are one line that scrolls: the current one stands in its middle. */
function useCurrentInSight(path: string | undefined) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const shown = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !shown) return;
    const { offsetLeft, offsetWidth } = shown;
    list.current.scrollLeft = offsetLeft - (list.current.clientWidth - offsetWidth) / 2;
  }, [path]);
  return list;
}

export function SectionLinks({ current }: SectionLinksProps) {
  const list = useCurrentInSight(current?.path);
  const may = useMay();
  return (
    <nav className={styles.sidebar} aria-labelledby="control-center">
      <p id="control-center" className={styles.heading}>
        Control Center
      </p>
      <ul ref={list} className={styles.links}>
        {sectionsFor(may).map((section) => (
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
