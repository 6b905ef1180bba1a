import { useLayoutEffect, useRef, type RefObject } from 'react';
import { findFreeSpot, type Box } from './find-free-spot.ts';

const CONTROLS =
  'a[href], button, input, select, textarea, summary, label, [role="button"], [role="slider"], [role="switch"], [tabindex="0"]';

/** The rectangles of the controls that a finger can reach: those behind a sheet are left out. */
function reachableControls(): Box[] {
  const boxes: Box[] = [];
  for (const control of document.querySelectorAll(CONTROLS)) {
    const box = control.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const top = document.elementFromPoint(x, y);
    if (box.width > 0 && top && (control.contains(top) || top.contains(control))) boxes.push(box);
  }
  return boxes;
}

function place(region: HTMLElement): void {
  const { style } = region;
  style.removeProperty('translate');
  const box = region.getBoundingClientRect();
  if (box.height === 0) return;
  // A hidden element doesn't answer for the point that it covers.
  style.visibility = 'hidden';
  const controls = reachableControls();
  style.removeProperty('visibility');
  const { innerWidth, innerHeight } = window;
  const margin = innerHeight - box.bottom;
  const area = { left: 0, right: innerWidth, top: Math.min(margin, 16), bottom: box.bottom };
  const spot = findFreeSpot(box, controls, area);
  if (spot !== box) style.translate = `${spot.left - box.left}px ${spot.top - box.top}px`;
}

/** Moves an element of fixed position to where it covers no control, and again when the page has scrolled or changed its size. */
export function useFreeSpot(content: unknown): RefObject<HTMLElement | null> {
  const region = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const move = () => {
      if (region.current) place(region.current);
    };
    move();
    document.addEventListener('scrollend', move, { capture: true, passive: true });
    window.addEventListener('resize', move);
    return () => {
      document.removeEventListener('scrollend', move, { capture: true });
      window.removeEventListener('resize', move);
    };
  }, [content]);

  return region;
}
