import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import { useId, type ReactElement, type ReactNode } from 'react';
import styles from './tooltip.module.css';

export type TooltipProps = {
  /** A few words more. Never the only place of something that matters: touch screens don't show it. */
  text: ReactNode;
  /** The button or link that it belongs to. It has a name of its own; the tooltip describes it. */
  children: ReactElement;
  /** Where it stands; it turns round where there is no room. Default 'top'. */
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  /** Milliseconds of hovering until it shows; at once on keyboard focus. Default 400. */
  delay?: number | undefined;
};

/** A short explanation that shows on hover and focus, and leaves on Escape. */
export function Tooltip({ text, children, side = 'top', delay = 400 }: TooltipProps) {
  const id = useId();
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger delay={delay} render={children} aria-describedby={id} />
      {/* Kept mounted, because a description can only point to what is there. */}
      <BaseTooltip.Portal keepMounted>
        <BaseTooltip.Positioner side={side} sideOffset={8} className={styles.positioner}>
          <BaseTooltip.Popup id={id} role="tooltip" className={styles.tooltip}>
            {text}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
