import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import type { Controlled, Layered, Uncontrolled } from '../dialog/dialog.tsx';
import { usePart } from '../error-boundary/error-boundary.tsx';
import { FramedPart } from '../error-boundary/framed-part.tsx';
import { CloseIcon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { toastPlace } from '../toast/place-in-dialog.ts';
import styles from './drawer.module.css';

type DrawerProps = (Layered | Controlled | Uncontrolled) & {
  /** The heading, which names the drawer. */
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the end that don't scroll. */
  footer?: ReactNode;
};

/** A modal panel of 300px at the start of the screen, for filters and menus. */
export function Drawer({
  layer,
  open = layer?.open,
  onOpenChange = layer?.onOpenChange,
  trigger,
  title,
  children,
  footer,
}: DrawerProps) {
  const part = usePart('drawer');
  return (
    <BaseDialog.Root
      {...(open === undefined ? {} : { open })}
      onOpenChange={(next) => onOpenChange?.(next)}
    >
      {trigger && <BaseDialog.Trigger render={trigger} />}
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.backdrop} />
        <BaseDialog.Popup className={styles.drawer}>
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
          <FramedPart part={part} className={styles.body}>
            <div className={styles.body}>{children}</div>
            <div {...toastPlace} className={styles.toasts} />
            {footer && <footer className={styles.footer}>{footer}</footer>}
          </FramedPart>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
