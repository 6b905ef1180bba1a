import type { Worker } from 'node:worker_threads';

const SHORTEST_WAIT_MS = 50;
/** The timeout by the clock, in multiples of the processor time: a busy machine makes a thread wait. */
const CLOCK_FACTOR = 8;

/** Calls `exceeded` when the thread has worked for `timeoutMs`, however long that takes on a busy machine. */
export function limitWork(thread: Worker, timeoutMs: number, exceeded: () => void): () => void {
  const started = performance.now();
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const workedMs = async (before?: NodeJS.CpuUsage) => {
    const { user, system } = await thread.cpuUsage(before);
    return (user + system) / 1000;
  };
  const look = async (before: NodeJS.CpuUsage): Promise<void> => {
    const worked = await workedMs(before);
    if (isOver) return;
    if (worked >= timeoutMs || performance.now() - started >= timeoutMs * CLOCK_FACTOR) exceeded();
    else wait(before, Math.max(SHORTEST_WAIT_MS, timeoutMs - worked));
  };
  const wait = (before: NodeJS.CpuUsage, ms: number) => {
    // A thread that has ended is no longer measured.
    timer = setTimeout(() => void look(before).catch(() => undefined), ms);
  };
  thread.cpuUsage().then(
    (before) => {
      if (!isOver) wait(before, timeoutMs);
    },
    () => undefined,
  );
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
