import { applyStyles } from './page-styles.ts';

export const firstPaint = (): HTMLElement | null => document.getElementById('first-paint');

export const isRendered = (): boolean => firstPaint()?.hasAttribute('data-rendered') ?? false;

/** Hides the app until it takes the page over: the first effect that measures would lay out both pages. */
export function hideBehindFirstPaint(root: HTMLElement): void {
  root.hidden = isRendered();
}

export function removeFirstPaint(): void {
  applyStyles();
  document.getElementById('root')?.removeAttribute('hidden');
  firstPaint()?.remove();
}
