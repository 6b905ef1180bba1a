const TRIES = 6;
const MAX_SECONDS = 20;

const pause = (seconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, seconds * 1_000);
  });

/** Reads a file, and asks again when a busy server says after how many seconds. `failure` is the message of the error. */
export async function fetchFile(url: string, failure: string): Promise<Blob> {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(url, { credentials: 'same-origin' });
    if (response.ok) return response.blob();
    const seconds = Number(response.headers.get('retry-after') ?? Infinity);
    // Not a number, too, is not below the maximum.
    if (response.status !== 503 || tries === TRIES || !(seconds <= MAX_SECONDS))
      throw new Error(failure);
    await pause(seconds);
  }
}
