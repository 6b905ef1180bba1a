const isYield = (value: unknown): value is () => Promise<unknown> => typeof value === 'function';

/** Resolves in a task of its own, so that the browser can answer taps and paint between two pieces of work. */
export async function nextTask(): Promise<void> {
  const scheduler: unknown = Reflect.get(globalThis, 'scheduler');
  if (typeof scheduler === 'object' && scheduler !== null) {
    const resume: unknown = Reflect.get(scheduler, 'yield');
    // Continues before the tasks of others.
    if (isYield(resume)) {
      await resume.call(scheduler);
      return;
    }
  }
  await new Promise<void>((resolve) => {
    setTimeout(resolve);
  });
}
