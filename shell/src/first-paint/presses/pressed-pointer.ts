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
