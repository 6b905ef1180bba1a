import './zod-without-eval.ts';
import './shared-runtime.ts';
import '@gift-registry/design-system/global.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { CrashBoundary } from './failure/crash-boundary.tsx';
import { CrashNotice } from './failure/crash-notice.tsx';
import { firstPage } from './first-paint/first-page.ts';
import { showsOpening } from './first-paint/first-paint.ts';
import { Shell } from './shell.tsx';
import { startShell } from './start-shell.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('The document has no #root.');
const root = createRoot(container);

async function start(): Promise<void> {
  const parts = startShell();
  // The page's own words in the document are more than the shell could show until the page is there.
  if (showsOpening()) await firstPage(parts.router);
  // A transition is rendered in slices, so that a slow phone stays responsive meanwhile.
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
  root.render(<CrashNotice />);
});
