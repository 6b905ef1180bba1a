import { useNavigation } from '@gift-registry/shell-contract';
import { useEffect, useEffectEvent, type RefObject } from 'react';

interface Options {
  readonly body: RefObject<HTMLTableSectionElement | null>;
  readonly searchBox: RefObject<HTMLInputElement | null>;
  readonly onToggle: (number: string) => void;
  readonly onOpen: (number: string) => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable]');

const rowOf = (element: Element | null) => element?.closest<HTMLElement>('[data-order]');

function focusRow(body: HTMLElement, step: 1 | -1): void {
  const rows = [...body.querySelectorAll<HTMLElement>('[data-order]')];
  const current = rows.indexOf(rowOf(document.activeElement) ?? body);
  const next = current < 0 ? rows[0] : rows[current + step];
  next?.querySelector('a')?.focus();
}

export function useListKeys({ body, searchBox, onToggle, onOpen }: Options): void {
  const { layers } = useNavigation();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || layers.length > 0) return;
    if (isTyping(target) || !body.current) return;
    const number = rowOf(document.activeElement)?.dataset['order'];
    if (key === 'j' || key === 'k') focusRow(body.current, key === 'j' ? 1 : -1);
    else if (key === '/') searchBox.current?.focus();
    else if (key === 'x' && number !== undefined) onToggle(number);
    else if (key === 'Enter' && number !== undefined && target instanceof HTMLInputElement)
      onOpen(number);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
