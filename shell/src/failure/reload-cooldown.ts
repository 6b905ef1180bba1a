const key = 'reloaded-at';
const cooldown = 5 * 60_000;

export function reloadedRecently(now = Date.now()): boolean {
  return now - Number(sessionStorage.getItem(key) ?? 0) < cooldown;
}

export function reloadPage(): void {
  sessionStorage.setItem(key, String(Date.now()));
  location.reload();
}
