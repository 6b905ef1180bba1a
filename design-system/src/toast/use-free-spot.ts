import { useLayoutEffect, useRef, type RefObject } from 'react';
import { findFreeSpot, type Box } from './find-free-spot.ts';

const BAR_GAP = 8;
/** A bar may appear under a toast, such as that of chosen rows. */
const CHANGE_MS = 100;

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

const PHONE = '(width < 40rem)';
/** Distances from the lower edge at which a bar may stand. */
const PROBES = [2, 12, 24, 48, 80];

function stickyAncestor(element: Element | null): Element | null {
  for (let each = element; each; each = each.parentElement)
    if (['fixed', 'sticky'].includes(getComputedStyle(each).position)) return each;
  return null;
}

/** The top of the bars that stick to the lower edge of the screen, or that edge. */
function topOfBars(): number {
  const { innerWidth, innerHeight } = window;
  const tops = PROBES.map((distance) => {
    const at = document.elementFromPoint(innerWidth / 2, innerHeight - distance);
    const top = stickyAncestor(at)?.getBoundingClientRect().top ?? innerHeight;
    return top > innerHeight / 2 ? top : innerHeight;
  });
  return Math.min(...tops);
}

function place(region: HTMLElement): void {
  const { style } = region;
  style.removeProperty('translate');
  const box = region.getBoundingClientRect();
  if (box.height === 0) return;
  // A hidden element doesn't answer for the point that it covers.
  style.visibility = 'hidden';
  const isPhone = matchMedia(PHONE).matches;
  const controls = isPhone ? [] : reachableControls();
  const barTop = isPhone ? topOfBars() : Infinity;
  style.removeProperty('visibility');
  if (barTop < box.bottom) style.translate = `0px ${barTop - box.bottom - BAR_GAP}px`;
  if (isPhone) return;
  const { innerWidth, innerHeight } = window;
  const margin = innerHeight - box.bottom;
  const area = { left: 0, right: innerWidth, top: Math.min(margin, 16), bottom: box.bottom };
  const spot = findFreeSpot(box, controls, area);
  if (spot !== box) style.translate = `${spot.left - box.left}px ${spot.top - box.top}px`;
}

/**
 * Moves an element of fixed position to where it covers no control, on phones above the bars at the lower edge, and again
 * when the page has scrolled or changed.
 */
export function useFreeSpot(content: unknown): RefObject<HTMLElement | null> {
  const region = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const move = () => {
      if (region.current) place(region.current);
    };
    move();
    document.addEventListener('scrollend', move, { capture: true, passive: true });
    window.addEventListener('resize', move);
    let timer: ReturnType<typeof setTimeout>;
    const changes = new MutationObserver((mutations) => {
      if (mutations.every(({ target }) => region.current?.contains(target))) return;
      clearTimeout(timer);
      timer = setTimeout(move, CHANGE_MS);
    });
    if (region.current?.querySelector('li'))
      changes.observe(document.body, {
        childList: true,
        subtree: true,
        attributeFilter: ['hidden'],
      });
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      document.removeEventListener('scrollend', move, { capture: true });
      window.removeEventListener('resize', move);
    };
  }, [content]);

  return region;
}
