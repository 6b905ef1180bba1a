/**
 * jest-light-runner answers all workers that listen when one of them asks for its configuration. A worker that is still
 * starting then misses its answer and waits for ever. Each worker that asks gets its own answer instead.
 *
 * @param {{ onMessage(listener: (message: unknown) => void): void, postMessage(message: unknown): void }} shared
 */
export function channelOfWorker(shared) {
  /** @type {(message: unknown) => void} */
  let listener = () => {};
  return {
    /** @param {(message: unknown) => void} answer */
    onMessage(answer) {
      listener = answer;
    },
    /** @param {unknown} message */
    postMessage(message) {
      shared.onMessage(listener);
      shared.postMessage(message);
    },
  };
}
