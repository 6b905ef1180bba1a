/** A code in the query takes precedence over the one in the path. Returns an empty string without either. */
export function shareCodeOf(search: string, fromPath: string | undefined): string {
  return (new URLSearchParams(search).get('code') ?? fromPath ?? '').trim();
}

/** Extracts the code from a pasted share link; any other text is taken as the code. */
export function shareCodeFromInput(typed: string): string {
  const text = typed.trim();
  const inLink = /\/r\/([A-Za-z0-9_-]+)/.exec(text) ?? /[?&]code=([A-Za-z0-9_-]+)/.exec(text);
  return inLink?.[1] ?? text;
}
