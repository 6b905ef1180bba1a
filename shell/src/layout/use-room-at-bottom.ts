import { useLayoutEffect, type RefObject } from 'react';

/** Makes room at the bottom edge for a banner, so that the bars of a page stand above it. */
export function useRoomAtBottom(banner: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const makeRoom = () =>
      style.setProperty('--gr-bottom-edge', `${banner.current?.offsetHeight ?? 0}px`);
    makeRoom();
    window.addEventListener('resize', makeRoom);
    return () => {
      window.removeEventListener('resize', makeRoom);
      style.removeProperty('--gr-bottom-edge');
    };
  }, [banner]);
}
