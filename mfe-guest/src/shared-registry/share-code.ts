/** A code in the query wins over the one in the path; empty when there is none. */
export function shareCodeOf(search: string, fromPath: string | undefined): string {
  return (new URLSearchParams(search).get('code') ?? fromPath ?? '').trim();
}

/** What a guest pasted into the box: a whole link of ours, or the bare code. */
export function shareCodeFromInput(typed: string): string {
  const text = typed.trim();
  const inLink = /\/r\/([A-Za-z0-9_-]+)/.exec(text) ?? /[?&]code=([A-Za-z0-9_-]+)/.exec(text);
  return inLink?.[1] ?? text;
}
