import { firstPaint } from './first-paint.ts';
import { readFocus, restoreFocus } from './focused-element.ts';
import { applyStyles } from './page-styles.ts';
import { readOpenDetails, restoreOpenDetails } from './open-details.ts';
import { pressAgain, readPressedButtons } from './presses/pressed-buttons.ts';
import { afterPress } from './presses/pressed-pointer.ts';
import { layOutRowsInSightFirst, readRowsOutOfSight } from './rows-out-of-sight.ts';
import { readScrolledParts, restoreScrolledParts } from './scrolled-parts.ts';
import { readTypedValues, restoreTypedValues } from './typed-values.ts';

let scrollBefore = 0;

/** Called before the router's own effects, which would scroll a new page to its top. */
export function keepScroll(): void {
  scrollBefore = window.scrollY;
}

function replace(rendered: HTMLElement, root: HTMLElement): void {
  const focused = readFocus(rendered);
  const values = readTypedValues(rendered);
  const details = readOpenDetails(rendered);
  const buttons = readPressedButtons(rendered);
  const scrolled = readScrolledParts(rendered);
  const { scrollY } = window;
  const heights = readRowsOutOfSight(rendered);
  layOutRowsInSightFirst(root, heights);
  applyStyles();
  root.hidden = false;
  rendered.remove();
  restoreOpenDetails(root, details);
  const restored = restoreTypedValues(root, values);
  restoreFocus(root, focused);
  restoreScrolledParts(root, scrolled);
  window.scrollTo(0, scrollY);
  // A pressed button may send the values.
  void restored.then(() => pressAgain(root, buttons));
}

/**
 * Replaces the rendered page of the document by the app's page, which looks the same: scroll positions, focus, typed
 * values, open details and pressed buttons stay. A tap that is going on still reaches the page on which it began.
 */
export function takeOver(root: HTMLElement): void {
  const rendered = firstPaint();
  if (!rendered) return;
  if (!rendered.hasAttribute('data-rendered')) {
    rendered.remove();
    return;
  }
  // At the top of a page, the router may have restored the position of an earlier visit.
  if (scrollBefore > 0) window.scrollTo(0, scrollBefore);
  afterPress(() => replace(rendered, root));
}
