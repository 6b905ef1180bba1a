import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Moves an element to the opposite edge of the screen while it would cover the button that was pressed last. A click
 * event also stands for Enter, Space and the submit button of a form.
 */
export function useUncoveredButton(toasts: unknown): RefObject<HTMLElement | null> {
  const region = useRef<HTMLElement>(null);
  const pressed = useRef<Element | null>(null);

  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || region.current?.contains(target)) return;
      pressed.current = target.closest('button, a, label, input, select') ?? target;
    };
    document.addEventListener('click', remember, { capture: true });
    return () => document.removeEventListener('click', remember, { capture: true });
  }, []);

  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return;
    delete element.dataset['flipped'];
    if (pressed.current?.isConnected && overlap(element, pressed.current)) {
      element.dataset['flipped'] = '';
    }
  }, [toasts]);

  return region;
}

function overlap(one: Element, other: Element): boolean {
  const a = one.getBoundingClientRect();
  const b = other.getBoundingClientRect();
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
