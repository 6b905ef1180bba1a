import './shared-runtime.ts';
import '@gift-registry/design-system/global.css';
import { createRoot } from 'react-dom/client';

const container = document.getElementById('root');
if (container) createRoot(container).render(<p>Tohfa</p>);
