import { applyStyles } from './page-styles.ts';

/** The document's content before the shell renders: the page as the server rendered it, or a skeleton. */
export const firstPaint = (): HTMLElement | null => document.getElementById('first-paint');

export const isRendered = (): boolean => firstPaint()?.hasAttribute('data-rendered') ?? false;

export function removeFirstPaint(): void {
  applyStyles();
  firstPaint()?.remove();
}
