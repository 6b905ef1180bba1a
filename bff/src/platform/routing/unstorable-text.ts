/** PostgreSQL stores neither NUL characters nor lone surrogates. */
const isUnstorable = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

export function containsUnstorableText(value: unknown): boolean {
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string') {
      if (isUnstorable(next)) return true;
    } else if (typeof next === 'object' && next !== null) {
      for (const [key, inner] of Object.entries(next)) {
        if (isUnstorable(key)) return true;
        waiting.push(inner);
      }
    }
  }
  return false;
}
