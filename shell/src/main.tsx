import './zod-without-eval.ts';
import './shared-runtime.ts';
import '@gift-registry/design-system/global.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { CrashBoundary } from './failure/crash-boundary.tsx';
import { CrashScreen } from './failure/crash-screen.tsx';
import { waitForFirstPage } from './first-paint/wait-for-first-page.ts';
import { waitForSession } from './first-paint/wait-for-session.ts';
import { isRendered } from './first-paint/first-paint.ts';
import { nextTask } from './next-task.ts';
import { Shell } from './shell.tsx';
import { startShell } from './start-shell.tsx';

function rootElement(): HTMLElement {
  const element = document.getElementById('root');
  if (!element) throw new Error('The document has no #root.');
  return element;
}

const container = rootElement();
const root = createRoot(container);

async function start(): Promise<void> {
  // The evaluation of all modules is a long task already.
  await nextTask();
  const parts = startShell();
  // The document already shows the page; rendering before its code is loaded would replace it by a spinner.
  if (isRendered())
    await Promise.all([waitForFirstPage(parts.router), waitForSession(parts.session)]);
  // React renders a transition in slices, which keeps slow phones responsive.
  startTransition(() =>
    root.render(
      <StrictMode>
        <CrashBoundary>
          <Shell {...parts} root={container} />
        </CrashBoundary>
      </StrictMode>,
    ),
  );
}

start().catch((error: unknown) => {
  console.error(error);
  root.render(<CrashScreen />);
});
