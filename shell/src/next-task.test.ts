import { nextTask } from './next-task.ts';

afterEach(() => void Reflect.deleteProperty(globalThis, 'scheduler'));

test('work continues in another task', async () => {
  const order: string[] = [];
  const work = nextTask().then(() => order.push('continued'));
  await Promise.resolve().then(() => order.push('microtask'));
  await work;
  expect(order).toStrictEqual(['microtask', 'continued']);
});

test("the browser's own scheduler is used where there is one", async () => {
  const scheduler = { yield: jest.fn(async () => undefined) };
  Object.defineProperty(globalThis, 'scheduler', { value: scheduler, configurable: true });
  await nextTask();
  expect(scheduler.yield).toHaveBeenCalledTimes(1);
});
