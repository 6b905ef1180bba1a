/** Each caller waits until `count` of them have come: what follows happens at the same time. */
export function createBarrier(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let waiting = 0;
  return () => {
    waiting += 1;
    if (waiting === count) resolve();
    return promise;
  };
}
