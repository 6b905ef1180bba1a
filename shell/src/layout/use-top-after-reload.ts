import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * The address of a masked entry leads to another document than the shown one, so a reload of it must not restore the
 * scroll position. Runs after each render, so that the listener stands behind the router's, which lets the browser
 * restore positions.
 */
export function useTopAfterReload(): void {
  const { mask } = useLocation();
  useEffect(() => {
    if (!mask) return undefined;
    const keepTop = () => {
      history.scrollRestoration = 'manual';
    };
    window.addEventListener('pagehide', keepTop);
    return () => window.removeEventListener('pagehide', keepTop);
  });
}
