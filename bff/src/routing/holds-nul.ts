/** Whether any text in the value, keys included, has a NUL in it. Iterative: the nesting is the caller's choice. */
export function holdsNul(value: unknown): boolean {
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string') {
      if (next.includes('\0')) return true;
    } else if (typeof next === 'object' && next !== null) {
      for (const [key, inner] of Object.entries(next)) {
        if (key.includes('\0')) return true;
        waiting.push(inner);
      }
    }
  }
  return false;
}
