import './zod-without-eval.ts';
import '@gift-registry/design-system/global.css';
import { nextTask } from './next-task.ts';

/** Each part is evaluated in a task of its own: in one, they would block a slow phone for half a second. */
async function start(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ './shared-runtime.ts');
  await nextTask();
  await import(/* webpackMode: "eager" */ './routing/create-shell-router.tsx');
  await nextTask();
  const { renderShell } = await import(/* webpackMode: "eager" */ './render-shell.tsx');
  await nextTask();
  await renderShell();
}

void start();
