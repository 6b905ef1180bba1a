import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  type RefObject,
} from 'react';
import type { Layer } from '../dialog/dialog.tsx';
import { CloseIcon, MenuIcon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './mobile-menu.module.css';

function usePressOutside(
  element: RefObject<Element | null>,
  active: boolean,
  onPress: () => void,
): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (!active) return undefined;
    const check = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element.current?.contains(target)) press();
    };
    document.addEventListener('pointerdown', check);
    return () => document.removeEventListener('pointerdown', check);
  }, [element, active]);
}

type MobileMenuProps = {
  /** Names the navigation. Default 'Main'. */
  label?: string | undefined;
  /** The current path; the menu closes when it changes. */
  path: string;
  /** Opens and closes it from outside, and is told. Default none. */
  layer?: Layer | undefined;
  /** Links and buttons. */
  children: ReactNode;
};

/** Navigation in a line on screens from 56rem, and a menu with a button below that. Needs a wrapping flex container. */
export function MobileMenu({ label = 'Main', path, layer, children }: MobileMenuProps) {
  const [openOn, setOpenOn] = useState<string>();
  const menuId = useId();
  const menu = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const open = layer ? layer.open : openOn === path;
  const setOpen = layer?.onOpenChange ?? ((next: boolean) => setOpenOn(next ? path : undefined));
  usePressOutside(menu, open, () => setOpen(false));

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
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
        onClick={() => setOpen(!open)}
      >
        {open ? <CloseIcon /> : <MenuIcon />}
      </IconButton>
      <nav id={menuId} className={styles.links} aria-label={label} data-open={open || undefined}>
        {children}
      </nav>
    </div>
  );
}
