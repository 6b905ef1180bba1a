import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** False until the browser has finished the work of the first paint, at last after two seconds. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
