const key = 'gift-registry:return-to';

/** The page that was asked for outlasts the visit to the provider in this tab alone. */
export function storeReturnTo(path: string | undefined): void {
  try {
    if (path === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, path);
  } catch {
    // Without storage a sign-in leads to the dashboard, as one without a wanted page does.
  }
}

export function takeReturnTo(): string | undefined {
  try {
    const path = sessionStorage.getItem(key) ?? undefined;
    sessionStorage.removeItem(key);
    return path;
  } catch {
    // As above: nothing was kept.
    return undefined;
  }
}
