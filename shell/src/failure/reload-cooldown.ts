import { storedValue } from '@gift-registry/shell-contract';

const cooldownMilliseconds = 5 * 60_000;
const reloadedAt = storedValue('sessionStorage', 'reloaded-at', { parse: Number });

export const reloadedRecently = (): boolean =>
  Date.now() - (reloadedAt.read() ?? 0) < cooldownMilliseconds;

export function reloadPage(): void {
  reloadedAt.write(Date.now());
  location.reload();
}
