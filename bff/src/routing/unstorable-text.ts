/** PostgreSQL stores neither NUL nor half a character. */
const isUnstorable = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

/** Whether any text in the value, keys included, can't be stored. Iterative: the nesting is the caller's choice. */
export function holdsUnstorableText(value: unknown): boolean {
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
