import { counterpartOf, descriptionOf, type Description } from './counterpart.ts';

interface Focused extends Description {
  readonly id: string;
  readonly selection: readonly [start: number | null, end: number | null] | undefined;
}

/** Text fields have a selection; the browser refuses to read that of others. */
const hasSelection = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && /^(?:text|search|tel|url|password)$/.test(element.type));

export function readFocus(root: HTMLElement): Focused | undefined {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || !root.contains(element)) return undefined;
  return {
    id: element.id,
    ...descriptionOf(root, element),
    selection: hasSelection(element) ? [element.selectionStart, element.selectionEnd] : undefined,
  };
}

export function restoreFocus(root: HTMLElement, focused: Focused | undefined): void {
  if (!focused) return;
  const { id, selection } = focused;
  const sameId = id === '' ? null : root.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  const element = sameId ?? counterpartOf(root, focused);
  element?.focus({ preventScroll: true });
  if (!selection || !element || !hasSelection(element)) return;
  // React writes restored values into their fields at the end of this task, which moves the cursor.
  queueMicrotask(() => element.setSelectionRange(...selection));
}
