import { useState, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import { Countdown, type CountdownProps } from '../countdown/countdown.tsx';

type CountdownButtonProps = Pick<ButtonProps, 'variant' | 'busy' | 'busyLabel' | 'onClick'> &
  Pick<CountdownProps, 'announce'> & {
    /** The earliest time of a press, in milliseconds since 1970 like `Date.now()`. */
    availableAt: number;
    /** The text before the time that is left, such as 'Resend code in'. */
    waitingLabel: ReactNode;
    children: ReactNode;
  };

/** Counts down, then offers the button: for an action that can be repeated only after a while. */
export function CountdownButton({
  availableAt,
  waitingLabel,
  announce,
  ...button
}: CountdownButtonProps) {
  const [elapsed, setElapsed] = useState<number>();
  if (elapsed === availableAt) return <Button {...button} />;
  return (
    <Countdown
      key={availableAt}
      until={availableAt}
      label={waitingLabel}
      announce={announce}
      onElapsed={() => setElapsed(availableAt)}
    />
  );
}
