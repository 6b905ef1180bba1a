import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { Layer } from '../dialog/dialog.tsx';
import { MoreIcon } from '../icon/icon.tsx';
import { Link, type LinkComponent } from '../link/link.tsx';
import buttons from '../icon-button/icon-button.module.css';
import styles from './menu.module.css';

export type MenuItem = {
  /** The text. */
  label: string;
  icon?: ReactNode;
  /** Replaces the text for screen readers, e.g. with the name of the subject. It begins with the text. */
  description?: string | undefined;
} & (
  | {
      /** The address of a link. */
      href: string;
      onSelect?: undefined;
    }
  | {
      href?: undefined;
      /** Called by a press. */
      onSelect: () => void;
    }
);

type MenuProps = {
  /** Names the button and the list, for example 'More for Asha’s wedding'. */
  label: string;
  items: readonly MenuItem[];
  /** Opens and closes it from outside, and is told. Default none: the platform does. */
  layer?: Layer | undefined;
  /** Renders the links. Default a plain anchor. */
  linkComponent?: LinkComponent | undefined;
  className?: string | undefined;
};

/**
 * A button that opens a list of links and buttons: below it on wide screens, at the bottom of the screen on phones. The
 * platform's popover closes it on Escape and on a press outside, and returns the focus.
 */
export function Menu({ label, items, layer, linkComponent, className }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const open = layer?.open;
  useEffect(() => {
    const source = button.current;
    if (open === undefined || !source) return;
    // Test environments have no popovers.
    list.current?.togglePopover?.(open && { source, force: true });
  }, [open]);
  // Opened by the platform, it would stay open where Back comes before the layer is rendered.
  const openLayer = (event: MouseEvent) => {
    event.preventDefault();
    layer?.onOpenChange(!layer.open);
  };
  const close = (event: MouseEvent<HTMLElement>) =>
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.();
  return (
    <div className={classNames(styles.menu, className)}>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        onClick={layer && openLayer}
        aria-label={label}
        title={label}
        className={buttons.button}
        data-variant="outlined"
      >
        <MoreIcon />
      </button>
      <ul
        ref={list}
        id={id}
        popover="auto"
        aria-label={label}
        className={styles.list}
        onToggle={({ newState }) => newState === 'closed' && layer?.onOpenChange(false)}
      >
        {items.map((item) => (
          <li key={item.label}>
            {item.href === undefined ? (
              <button
                type="button"
                aria-label={item.description}
                onClick={(event) => {
                  close(event);
                  item.onSelect();
                }}
                className={styles.item}
              >
                {item.icon}
                <span>{item.label}</span>
              </button>
            ) : (
              <Link
                href={item.href}
                linkComponent={linkComponent}
                aria-label={item.description}
                className={styles.item}
              >
                {item.icon}
                <span>{item.label}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
