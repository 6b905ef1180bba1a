import { counterpartOf, descriptionOf, type Description } from './counterpart.ts';

/** A button waits for data that the document does not have, such as the host's registry. */
const ENABLED_TIMEOUT_MS = 20_000;

export const readPressedButtons = (root: HTMLElement): Description[] =>
  [...root.querySelectorAll<HTMLElement>('[data-pressed]')].map((button) =>
    descriptionOf(root, button),
  );

/** The visitor's next press or key ends the wait: an answer to an earlier press would surprise. */
function clickWhenEnabled(button: HTMLElement): void {
  const end = new AbortController();
  const observer = new MutationObserver(() => {
    if (button.matches(':disabled')) return;
    end.abort();
    button.click();
  });
  observer.observe(button, { attributes: true, attributeFilter: ['disabled'] });
  const { signal } = end;
  const giveUp = () => end.abort();
  signal.addEventListener('abort', () => observer.disconnect());
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, giveUp, { capture: true, passive: true, signal });
  setTimeout(giveUp, ENABLED_TIMEOUT_MS);
}

export function pressAgain(root: HTMLElement, buttons: readonly Description[]): void {
  for (const each of buttons) {
    const button = counterpartOf(root, each);
    if (button?.matches(':disabled')) clickWhenEnabled(button);
    else button?.click();
  }
}

let pressed = false;

/** A tap ends with its click, which follows `pointerup`. */
const CLICK_AFTER_MS = 50;

function watch(): void {
  addEventListener('pointerdown', () => (pressed = true), { capture: true, passive: true });
  for (const type of ['pointerup', 'pointercancel'])
    addEventListener(type, () => (pressed = false), { capture: true, passive: true });
}
watch();

export function afterPress(callback: () => void): void {
  if (!pressed) {
    callback();
    return;
  }
  const end = () => {
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    setTimeout(callback, CLICK_AFTER_MS);
  };
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}
