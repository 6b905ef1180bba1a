export function showProgress(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Counts on one line of a terminal; elsewhere only the end is printed. */
export function countProgress(text: string, done: number, total: number): void {
  const line = `${text}: ${done} of ${total}`;
  const ended = done === total;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${ended ? '\n' : ''}`);
  else if (ended) showProgress(line);
}
