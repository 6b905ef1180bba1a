import './zod-without-eval.ts';
import './shared-runtime.ts';
import '@gift-registry/design-system/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { CrashBoundary } from './failure/crash-boundary.tsx';
import { Shell } from './shell.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('The document has no #root.');

createRoot(container).render(
  <StrictMode>
    <CrashBoundary>
      <Shell />
    </CrashBoundary>
  </StrictMode>,
);
