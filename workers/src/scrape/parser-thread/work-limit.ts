import type { Worker } from 'node:worker_threads';

const SHORTEST_WAIT_MS = 50;
/** A thread that waits for a processor is patiently waited for, but not forever. */
const PATIENCE = 8;

/** Calls `exceeded` when the thread has worked for `limitMs`, however long that takes on a busy machine. */
export function limitWork(thread: Worker, limitMs: number, exceeded: () => void): () => void {
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
    if (worked >= limitMs || performance.now() - started >= limitMs * PATIENCE) exceeded();
    else wait(before, Math.max(SHORTEST_WAIT_MS, limitMs - worked));
  };
  const wait = (before: NodeJS.CpuUsage, ms: number) => {
    // A thread that has ended is no longer measured.
    timer = setTimeout(() => void look(before).catch(() => undefined), ms);
  };
  thread.cpuUsage().then(
    (before) => {
      if (!isOver) wait(before, limitMs);
    },
    () => undefined,
  );
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
