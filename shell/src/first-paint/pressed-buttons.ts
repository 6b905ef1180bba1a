import { counterpartOf, descriptionOf, type Description } from './counterpart.ts';

export const readPressedButtons = (root: HTMLElement): Description[] =>
  [...root.querySelectorAll<HTMLElement>('[data-pressed]')].map((button) =>
    descriptionOf(root, button),
  );

export function pressAgain(root: HTMLElement, buttons: readonly Description[]): void {
  for (const button of buttons) counterpartOf(root, button)?.click();
}
