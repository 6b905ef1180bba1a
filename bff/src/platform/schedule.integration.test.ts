import { setTimeout as delay } from 'node:timers/promises';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createLogger } from './logging/logger.ts';
import { createSchedule, type Schedule } from './schedule.ts';

let app: TestApp;
let schedule: Schedule;
beforeAll(async () => (app = await createTestApp()));
beforeEach(() => {
  schedule = createSchedule({
    db: app.deps.db,
    log: createLogger('silent'),
    firstRunSeconds: 0.01,
  });
});
afterEach(() => schedule.close());
afterAll(() => app.close());

test('an hourly task runs soon after the start, and again until nothing is left', async () => {
  let left = 3;
  const done = new Promise<void>((resolve) => {
    schedule.every(3_600, 'drains', async () => {
      left -= 1;
      if (left === 0) resolve();
      return left > 0;
    });
  });
  await done;
  await schedule.close();
  expect(left).toBe(0);
});

test('a task that resolves to nothing, or fails, waits for its next turn', async () => {
  const runs = { quiet: 0, failing: 0 };
  schedule.every(3_600, 'quiet', async () => {
    runs.quiet += 1;
  });
  schedule.every(3_600, 'failing', async () => {
    runs.failing += 1;
    throw new Error('no');
  });
  await delay(500);
  expect(runs).toEqual({ quiet: 1, failing: 1 });
});

test('a task with work left ends when the schedule closes', async () => {
  let runs = 0;
  const started = new Promise<void>((resolve) => {
    schedule.every(3_600, 'endless', async () => {
      runs += 1;
      resolve();
      return true;
    });
  });
  await started;
  await schedule.close();
  const before = runs;
  await delay(100);
  expect(runs).toBe(before);
});
