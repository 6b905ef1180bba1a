import './zod-without-eval.ts';
import './shared-runtime.ts';
import '@gift-registry/design-system/global.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { CrashBoundary } from './failure/crash-boundary.tsx';
import { CrashScreen } from './failure/crash-screen.tsx';
import { waitForFirstPage } from './first-paint/wait-for-first-page.ts';
import { hasIntro } from './first-paint/first-paint.ts';
import { Shell } from './shell.tsx';
import { startShell } from './start-shell.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('The document has no #root.');
const root = createRoot(container);

async function start(): Promise<void> {
  const parts = startShell();
  // The document already shows the page's intro; rendering before the page is loaded would replace it by a spinner.
  if (hasIntro()) await waitForFirstPage(parts.router);
  // React renders a transition in slices, which keeps slow phones responsive.
  startTransition(() =>
    root.render(
      <StrictMode>
        <CrashBoundary>
          <Shell {...parts} />
        </CrashBoundary>
      </StrictMode>,
    ),
  );
}

start().catch((error: unknown) => {
  console.error(error);
  root.render(<CrashScreen />);
});
