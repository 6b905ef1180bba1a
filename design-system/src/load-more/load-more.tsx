import { useLayoutEffect, useRef, type RefObject } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { Progress } from '../progress/progress.tsx';
import styles from './load-more.module.css';

type LoadMoreProps = {
  /** Number of entries shown. */
  shown: number;
  /** Number of all entries. */
  total: number;
  /** The entries in the plural, such as 'products'. */
  noun: string;
  /** Called by the button. */
  onLoadMore: () => void;
  /** More entries are loading. Default false. */
  busy?: boolean | undefined;
  /** The text of the button. Default 'LOAD MORE'. */
  label?: string | undefined;
  className?: string | undefined;
};

/** The shown part of a list and a button for more, which disappears at the end of the list. */
export function LoadMore({
  shown,
  total,
  noun,
  onLoadMore,
  busy = false,
  label = 'LOAD MORE',
  className,
}: LoadMoreProps) {
  const summary = useRef<HTMLParagraphElement>(null);
  const complete = shown >= total;
  return (
    <div className={classNames(styles.more, className)}>
      <p ref={summary} tabIndex={-1} role="status" className={styles.summary}>
        {complete ? `All ${total} ${noun} are shown` : `Showing ${shown} of ${total} ${noun}`}
      </p>
      {!complete && (
        <>
          <Progress label={`Shown ${noun}`} value={shown} max={total} className={styles.progress} />
          <LoadButton busy={busy} label={label} onPress={onLoadMore} focusNext={summary} />
        </>
      )}
    </div>
  );
}

type LoadButtonProps = {
  busy: boolean;
  label: string;
  onPress: () => void;
  /** Gets the focus when the focused button disappears. */
  focusNext: RefObject<HTMLElement | null>;
};

function LoadButton({ busy, label, onPress, focusNext }: LoadButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const current = button.current;
    const next = focusNext.current;
    return () => {
      if (document.activeElement === current) next?.focus({ preventScroll: true });
    };
  }, [focusNext]);
  return (
    <Button ref={button} size="lg" busy={busy} busyLabel="Loading..." onClick={onPress}>
      {label}
    </Button>
  );
}
