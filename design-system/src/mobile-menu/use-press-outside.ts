import { useEffect, useEffectEvent, type RefObject } from 'react';

export function usePressOutside(
  element: RefObject<Element | null>,
  active: boolean,
  onPress: () => void,
): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (!active) return undefined;
    const check = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element.current?.contains(target)) press();
    };
    document.addEventListener('pointerdown', check);
    return () => document.removeEventListener('pointerdown', check);
  }, [element, active]);
}
