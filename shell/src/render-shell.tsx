// First here too: the style sheet begins with the styles of the parts that are loaded first, and the order of layers must precede.
import '@gift-registry/design-system/global.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { CrashBoundary, CrashScreen } from './failure/crash-screen.tsx';
import { reportCaughtError } from './failure/page-reports.ts';
import {
  hideBehindFirstPaint,
  isRendered,
  waitForStyles,
  waitForSession,
  waitForFirstPage,
} from './first-paint/first-paint.ts';
import { Shell } from './shell.tsx';
import { startShell } from './start-shell.tsx';

function rootElement(): HTMLElement {
  const element = document.getElementById('root');
  if (!element) throw new Error('The document has no #root.');
  return element;
}

async function renderInto(root: Root, container: HTMLElement): Promise<void> {
  const parts = startShell();
  // The document already shows the page; rendering before its code is loaded would replace it by a spinner.
  if (isRendered())
    await Promise.all([
      waitForFirstPage(parts.router),
      waitForSession(parts.session),
      waitForStyles(),
    ]);
  hideBehindFirstPaint(container);
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

export async function renderShell(): Promise<void> {
  const container = rootElement();
  const root = createRoot(container, { onCaughtError: reportCaughtError });
  try {
    await renderInto(root, container);
  } catch (error) {
    console.error(error);
    root.render(<CrashScreen error={error} />);
  }
}
