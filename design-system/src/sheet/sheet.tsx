import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { useRef, type ReactNode } from 'react';
import type { Layer } from '../dialog/dialog.tsx';
import { ErrorBoundary, PartFailure, usePart } from '../error-boundary/error-boundary.tsx';
import { CloseIcon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { toastPlace } from '../toast/place-in-dialog.ts';
import styles from './sheet.module.css';

type SheetProps = {
  /** Escape, the backdrop and the close button close it. */
  layer: Layer;
  /** The heading, which names the sheet. */
  title: ReactNode;
  /** Stands above the heading, such as a large picture. */
  lead?: ReactNode;
  children: ReactNode;
  /** Buttons at the end that don't scroll, the main one first. */
  footer?: ReactNode;
};

/** A modal panel at the end of wide screens and at the bottom of phones, for one thing of the page behind it. */
export function Sheet({ layer, title, lead, children, footer }: SheetProps) {
  const popup = useRef<HTMLDivElement>(null);
  const part = usePart('sheet');
  return (
    <BaseDialog.Root open={layer.open} onOpenChange={(next) => layer.onOpenChange(next)}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.backdrop} />
        {/* The focus goes to the sheet itself, so that a screen reader begins with its name. */}
        <BaseDialog.Popup ref={popup} className={styles.sheet} initialFocus={popup}>
          <BaseDialog.Close
            render={
              <IconButton label="Close" className={styles.close}>
                <CloseIcon />
              </IconButton>
            }
          />
          <ErrorBoundary
            part={part}
            fallback={(retry) => (
              <div className={styles.body}>
                <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
                <PartFailure onRetry={retry} />
              </div>
            )}
          >
            <div className={styles.body}>
              {lead}
              <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
              {children}
            </div>
            <div {...toastPlace} className={styles.toasts} />
            {footer && <div className={styles.footer}>{footer}</div>}
          </ErrorBoundary>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
