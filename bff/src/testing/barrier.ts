export function createBarrier(count: number): () => Promise<undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  let waiting = 0;
  return () => {
    waiting += 1;
    if (waiting === count) resolve(undefined);
    return promise;
  };
}
