import { setTimeout as delay } from 'node:timers/promises';
import type { PictureContent } from './picture-content.ts';
import { createPictureDrawer } from './picture-drawer.ts';

const content = (names: string): PictureContent => ({
  ...{ shape: 'preview', names, occasion: 'Wedding wish list' },
  ...{ dayOrState: 'Saturday, November 21, 2099', foot: 'Tohfa' },
});

const limits = { maxWaiting: 3, maxOfAccount: 10, timeoutMs: 10_000, idleTimeoutMs: 500 };

test('few pictures wait, and the others are refused at once', async () => {
  const drawer = createPictureDrawer(limits);
  const drawn = await Promise.allSettled(
    Array.from({ length: 10 }, async (_, index) => drawer.draw('asha', content(`Asha ${index}`))),
  );
  drawer.close();
  expect(drawn.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(4);
  expect(drawn[0]?.status).toBe('fulfilled');
});

test('the process ends when nobody needs it, and starts again', async () => {
  const drawer = createPictureDrawer(limits);
  await drawer.draw('asha', content('Asha'));
  expect(drawer.processId()).toBeDefined();
  await delay(700);
  expect(drawer.processId()).toBeUndefined();
  expect((await drawer.draw('asha', content('Dev'))).length).toBeGreaterThan(1_000);
  drawer.close();
});

test('a killed process costs one picture', async () => {
  const drawer = createPictureDrawer(limits);
  await drawer.draw('asha', content('Asha'));
  const lost = drawer.draw('asha', content('Dev'));
  process.kill(drawer.processId() ?? 0, 'SIGKILL');
  await expect(lost).rejects.toThrow();
  expect((await drawer.draw('asha', content('Dev'))).length).toBeGreaterThan(1_000);
  drawer.close();
});

test('a drawing that takes too long is ended', async () => {
  const drawer = createPictureDrawer({ ...limits, timeoutMs: 1 });
  await expect(drawer.draw('asha', content('Asha'))).rejects.toThrow();
  expect(drawer.processId()).toBeUndefined();
});
