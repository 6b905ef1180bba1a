import { useEffect, type RefObject } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable]');

export function useSearchKey(searchBox: RefObject<HTMLInputElement | null>, enabled: boolean) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || isTyping(target)) return;
      event.preventDefault();
      searchBox.current?.focus();
    };
    if (!enabled) return undefined;
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [searchBox, enabled]);
}
