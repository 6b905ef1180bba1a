import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { usePart } from '../error-boundary/error-boundary.tsx';
import { FramedPart } from '../error-boundary/framed-part.tsx';
import { CloseIcon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { toastPlace } from '../toast/place-in-dialog.ts';
import styles from './dialog.module.css';

/** The open state of a dialog, sheet, drawer or menu, such as the shell's `useHistoryLayer` returns. */
export type Layer = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export type Layered = {
  layer: Layer;
  open?: undefined;
  onOpenChange?: undefined;
  trigger?: undefined;
};

export type Controlled = {
  layer?: undefined;
  open: boolean;
  /** Called by Escape, the backdrop and the close button. */
  onOpenChange: (open: boolean) => void;
  trigger?: undefined;
};

export type Uncontrolled = {
  layer?: undefined;
  open?: undefined;
  /** Called by Escape, the backdrop, the close button and the trigger. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** A button that opens it. */
  trigger: ReactElement;
};

type DialogProps = (Layered | Controlled | Uncontrolled) & {
  /** The heading, which names the dialog. */
  title: ReactNode;
  /** Text below the heading, read with it. */
  description?: ReactNode;
  /** The content. */
  children?: ReactNode;
  /** Buttons at the end, the main one last. */
  footer?: ReactNode;
  /** `sm` 26rem, `md` 34rem (default), `lg` 46rem wide at most; a sheet at the bottom of narrow screens. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Lets Escape, the backdrop and a close button close it. Default true. */
  dismissible?: boolean | undefined;
  /** Gets the focus at first. Default the first control. */
  beginAt?: RefObject<HTMLElement | null> | undefined;
  /** Finds the element that gets the focus afterwards, or whose first control gets it. Default the control that opened the dialog. */
  returnFocusTo?: (() => HTMLElement | null) | undefined;
};

/** A modal window: focus stays inside, the page behind is inert, closing returns the focus. Long content scrolls below the close button. */
export function Dialog({
  layer,
  open = layer?.open,
  onOpenChange = layer?.onOpenChange,
  trigger,
  title,
  description,
  children,
  footer,
  size = 'md',
  dismissible = true,
  beginAt,
  returnFocusTo,
}: DialogProps) {
  const part = usePart('dialog');
  return (
    <BaseDialog.Root
      {...(open === undefined ? {} : { open })}
      onOpenChange={(next, details) => {
        if (!dismissible && !next && details.reason === 'escape-key') {
          details.cancel();
          return;
        }
        onOpenChange?.(next);
      }}
      disablePointerDismissal={!dismissible}
    >
      {trigger && <BaseDialog.Trigger render={trigger} />}
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.backdrop} />
        <BaseDialog.Viewport className={styles.viewport}>
          <BaseDialog.Popup
            className={styles.popup}
            data-size={size}
            initialFocus={beginAt}
            finalFocus={returnFocusTo}
          >
            <div className={styles.header} data-closable={dismissible || undefined}>
              <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
              {description && (
                <BaseDialog.Description className={styles.description}>
                  {description}
                </BaseDialog.Description>
              )}
            </div>
            <FramedPart part={part} className={styles.body}>
              {children && <div className={styles.body}>{children}</div>}
              <div {...toastPlace} className={styles.toasts} />
              {footer && <div className={styles.footer}>{footer}</div>}
            </FramedPart>
            {/* Last in the order of focus, so that a form begins at its first field. */}
            {dismissible && (
              <BaseDialog.Close
                render={
                  <IconButton label="Close" className={styles.close}>
                    <CloseIcon />
                  </IconButton>
                }
              />
            )}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
