import { useEffect, useEffectEvent, type RefObject } from 'react';

type RowKeys = {
  body: RefObject<HTMLElement | null>;
  enabled: boolean;
  onToggle: ((id: string) => void) | undefined;
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable]');

const rowOf = (element: Element | null) => element?.closest<HTMLElement>('[data-row]');

function focusRow(body: HTMLElement, step: 1 | -1): void {
  const rows = [...body.querySelectorAll<HTMLElement>('[data-row]')];
  const current = rows.indexOf(rowOf(document.activeElement) ?? body);
  const next = current < 0 ? rows[0] : rows[current + step];
  const link = next?.querySelector<HTMLElement>('th a, th button');
  (link ?? next?.querySelector<HTMLElement>('input, a, button'))?.focus();
}

/** j and k go down and up, x chooses, Enter opens the link of a row from its checkbox. */
export function useRowKeys({ body, enabled, onToggle }: RowKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (!enabled || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(target) || !body.current) return;
    const row = rowOf(document.activeElement);
    const current = row && body.current.contains(row) ? row : undefined;
    if (key === 'j' || key === 'k') focusRow(body.current, key === 'j' ? 1 : -1);
    else if (key === 'x' && current?.dataset['row'] && onToggle) onToggle(current.dataset['row']);
    else if (key === 'Enter' && target instanceof HTMLInputElement)
      current?.querySelector('a')?.click();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
