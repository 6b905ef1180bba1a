import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { ReactElement, ReactNode } from 'react';
import { CloseIcon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './drawer.module.css';

export type DrawerProps = {
  /** Whether it is open. Leave it out and pass `trigger` to let the drawer keep it. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** A button that opens it. */
  trigger?: ReactElement | undefined;
  /** The heading, which names the drawer. */
  title: ReactNode;
  children: ReactNode;
  /** Buttons that stay in view at the end. */
  footer?: ReactNode;
  /** The edge it slides in from. Default `start`, the left in English. */
  side?: 'start' | 'end' | undefined;
};

/** A modal panel of 300px at the edge of the screen, for filters and menus. */
export function Drawer({
  open,
  onOpenChange,
  trigger,
  title,
  children,
  footer,
  side = 'start',
}: DrawerProps) {
  return (
    <BaseDialog.Root
      {...(open === undefined ? {} : { open })}
      onOpenChange={(next) => onOpenChange?.(next)}
    >
      {trigger && <BaseDialog.Trigger render={trigger} />}
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.backdrop} />
        <BaseDialog.Popup className={styles.drawer} data-side={side}>
          <header className={styles.header}>
            <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
            <BaseDialog.Close
              render={
                <IconButton label="Close">
                  <CloseIcon />
                </IconButton>
              }
            />
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
