import { firstPaint, applyStyles } from './first-paint.ts';
import { readFocus, restoreFocus } from './focused-element.ts';
import { pressAgain, readPressedButtons, afterPress } from './pressed-buttons.ts';
import { layOutRowsInSightFirst, readRowsOutOfSight } from './rows-out-of-sight.ts';
import { readTypedValues, restoreTypedValues } from './typed-values.ts';
import { counterpartOf, descriptionOf, type Description } from './counterpart.ts';

interface ScrolledPart extends Description {
  readonly left: number;
}

/** Parts that scroll sideways take the focus, so that keys scroll them, too. */
const readScrolledParts = (root: ParentNode): ScrolledPart[] =>
  [...root.querySelectorAll<HTMLElement>('[tabindex]')]
    .filter(({ scrollLeft }) => scrollLeft !== 0)
    .map((part) => ({ ...descriptionOf(root, part), left: part.scrollLeft }));

function restoreScrolledParts(root: ParentNode, parts: readonly ScrolledPart[]): void {
  for (const part of parts) {
    const counterpart = counterpartOf(root, part);
    if (counterpart) counterpart.scrollLeft = part.left;
  }
}

const summaryOf = (details: HTMLDetailsElement): string =>
  (details.querySelector('summary')?.textContent ?? '').trim();

const readOpenDetails = (root: ParentNode): string[] =>
  [...root.querySelectorAll<HTMLDetailsElement>('details[open]')].map(summaryOf);

function restoreOpenDetails(root: ParentNode, summaries: readonly string[]): void {
  for (const details of root.querySelectorAll('details'))
    if (summaries.includes(summaryOf(details))) details.open = true;
}

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
