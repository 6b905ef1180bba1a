import { isLoadError } from './is-load-error.ts';

const delays = [300, 900, 2700];

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

export async function retryLoad<T>(load: () => Promise<T>): Promise<T> {
  for (const delay of delays) {
    try {
      return await load();
    } catch (error) {
      if (!isLoadError(error)) throw error;
      await wait(delay);
    }
  }
  return load();
}
