import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { CloseIcon, MenuIcon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './mobile-menu.module.css';
import { usePressOutside } from './use-press-outside.ts';

type MobileMenuProps = {
  /** Names the navigation. Default 'Main'. */
  label?: string | undefined;
  /** The current path; the menu closes when it changes. */
  path: string;
  /** Links and buttons. */
  children: ReactNode;
};

/** Navigation in a line on screens from 56rem, and a menu with a button below that. Needs a wrapping flex container. */
export function MobileMenu({ label = 'Main', path, children }: MobileMenuProps) {
  const [openOn, setOpenOn] = useState<string>();
  const menuId = useId();
  const menu = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const open = openOn === path;
  usePressOutside(menu, () => setOpenOn(undefined));

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    setOpenOn(undefined);
    toggle.current?.focus();
  }

  return (
    <div ref={menu} className={styles.menu} onKeyDown={closeOnEscape}>
      <IconButton
        ref={toggle}
        className={styles.toggle}
        label={open ? 'Close the menu' : 'Open the menu'}
        aria-expanded={open}
        aria-controls={menuId}
        onClick={() => setOpenOn(open ? undefined : path)}
      >
        {open ? <CloseIcon /> : <MenuIcon />}
      </IconButton>
      <nav id={menuId} className={styles.links} aria-label={label} data-open={open || undefined}>
        {children}
      </nav>
    </div>
  );
}
