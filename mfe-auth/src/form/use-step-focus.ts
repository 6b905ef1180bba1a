import { useEffect, useRef } from 'react';

/**
 * When one step of a form takes the place of another, the button that was pressed is gone: the focus goes on to the
 * new step's field, or where it has none, to its heading.
 */
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
