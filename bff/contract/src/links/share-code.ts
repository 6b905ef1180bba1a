export function shareCodeFromInput(typed: string): string {
  const text = typed.trim();
  const inLink = /\/r\/([A-Za-z0-9_-]+)/.exec(text) ?? /[?&]code=([A-Za-z0-9_-]+)/.exec(text);
  return inLink?.[1] ?? text;
}
