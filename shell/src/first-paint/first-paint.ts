import { applyStyles } from './page-styles.ts';

/** The document's content before the shell renders: the page as the server rendered it, or a skeleton. */
export const firstPaint = (): HTMLElement | null => document.getElementById('first-paint');

export const isRendered = (): boolean => firstPaint()?.hasAttribute('data-rendered') ?? false;

/** Hides the app until it takes the page over: the first effect that measures would lay out both pages. */
export function hideBehindFirstPaint(root: HTMLElement): void {
  root.hidden = isRendered();
}

/** Shows the app, which can't take the page over. */
export function removeFirstPaint(): void {
  applyStyles();
  document.getElementById('root')?.removeAttribute('hidden');
  firstPaint()?.remove();
}
