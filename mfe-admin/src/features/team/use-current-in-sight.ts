import { useLayoutEffect, useRef } from 'react';

/** Links that are one line with a scroll where they have little room: the current one stands in its middle. */
export function useCurrentInSight(place: string | undefined) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const shown = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !shown) return;
    const { offsetLeft, offsetWidth } = shown;
    list.current.scrollLeft = offsetLeft - (list.current.clientWidth - offsetWidth) / 2;
  }, [place]);
  return list;
}
