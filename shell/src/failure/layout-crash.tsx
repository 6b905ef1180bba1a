import { useRouteError } from 'react-router';
import { CrashScreen } from './crash-screen.tsx';

/** Without it, the router would show visitors the stack. */
export function LayoutCrash() {
  return <CrashScreen error={useRouteError()} />;
}
