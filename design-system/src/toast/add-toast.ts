import type { ShownToast } from './shown-toast.ts';

/** More would cover the page. */
const MAX_TOASTS = 4;

export function addToast(
  shown: ReadonlyArray<ShownToast>,
  added: ShownToast,
): ReadonlyArray<ShownToast> {
  return [added, ...shown.filter((older) => !replaces(added, older))].slice(0, MAX_TOASTS);
}

function replaces(added: ShownToast, older: ShownToast): boolean {
  if (added.type === older.type) return !isUndo(older);
  return added.type === 'success' && interrupts(older) && added.form === older.form;
}

/** Each removal has an Undo of its own, while a newer error's action replaces an older one's. */
function isUndo(toast: ShownToast): boolean {
  return toast.action !== undefined && !interrupts(toast);
}

export function interrupts({ type }: ShownToast): boolean {
  return type === 'error' || type === 'warning';
}
