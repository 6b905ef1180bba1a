import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';

const url = z.url().parse(workerData);
const durations: number[] = [];
let isOver = false;
parentPort?.once('message', () => (isOver = true));

while (!isOver) {
  const started = performance.now();
  await (await fetch(url)).arrayBuffer();
  durations.push(performance.now() - started);
  await delay(20);
}
parentPort?.postMessage(durations);
