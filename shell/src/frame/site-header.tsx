import { CloseIcon, MenuIcon } from '@gift-registry/design-system/icon';
import { IconButton } from '@gift-registry/design-system/icon-button';
import { Logo } from '@gift-registry/design-system/logo';
import { Link, useNavigation } from '@gift-registry/shell-contract';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './site-header.module.css';

type SiteHeaderProps = { brand: string; children: ReactNode };

/** The logo and the links; narrow screens fold the links into a menu. */
export function SiteHeader({ brand, children }: SiteHeaderProps) {
  const { pathname } = useNavigation().location;
  const [openOn, setOpenOn] = useState<string>();
  const menuId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  // Arriving on another page closes the menu.
  const open = openOn === pathname;

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    setOpenOn(undefined);
    toggle.current?.focus();
  }

  return (
    <header className={styles.header} onKeyDown={closeOnEscape}>
      <div className={styles.bar}>
        <Link to="/" className={styles.home} aria-label={`${brand}, home`}>
          <Logo brand={brand} />
        </Link>
        <IconButton
          ref={toggle}
          className={styles.toggle}
          label={open ? 'Close the menu' : 'Open the menu'}
          aria-expanded={open}
          aria-controls={menuId}
          onClick={() => setOpenOn(open ? undefined : pathname)}
        >
          {open ? <CloseIcon /> : <MenuIcon />}
        </IconButton>
        <nav id={menuId} className={styles.links} aria-label="Main" data-open={open || undefined}>
          {children}
        </nav>
      </div>
    </header>
  );
}
