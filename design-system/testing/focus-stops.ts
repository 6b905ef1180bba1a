export type FocusStop = { html: string; outlined: boolean };

declare global {
  interface Window {
    focusStops: () => FocusStop[];
  }
}

export function recordFocusStops(): number {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const stops: Array<FocusStop | undefined> = [];
  let presses = 0;
  const record = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    if (presses > 0) stops.push(currentStop());
    presses += 1;
  };
  window.addEventListener('keydown', record, { capture: true });
  window.focusStops = () => {
    window.removeEventListener('keydown', record, { capture: true });
    const all = [...stops, currentStop()];
    const end = all.indexOf(undefined);
    return (end === -1 ? all : all.slice(0, end)).filter((stop) => stop !== undefined);
  };
  return document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')
    .length;

  function currentStop(): FocusStop | undefined {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
    // The guards at the ends of a modal dialog move the focus on.
    if (focused.matches('[data-base-ui-focus-guard]')) return { html: '', outlined: true };
    // Some fields are invisible and draw their outline on an element around or beside them.
    const around = [focused, focused.parentElement, focused.closest('label, article')];
    const beside = [...(focused.parentElement?.querySelectorAll('[data-current]') ?? [])];
    return {
      html: focused.outerHTML.slice(0, 120),
      outlined: [...around, ...beside].some(hasOutline),
    };
  }

  function hasOutline(element: Element | null): boolean {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  }
}
