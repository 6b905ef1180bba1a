import { useEffect, useRef } from 'react';

/** Moves the focus to the first field or heading of a form's next step, because the pressed button is gone. */
export function useStepFocus(step: unknown) {
  const container = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const find = (selector: string) => container.current?.querySelector<HTMLElement>(selector);
    (find('input') ?? find('[tabindex="-1"]'))?.focus();
  }, [step]);
  return container;
}
