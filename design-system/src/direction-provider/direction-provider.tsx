import { DirectionProvider as BaseDirectionProvider } from '@base-ui/react/direction-provider';
import type { ReactNode } from 'react';

type DirectionProviderProps = {
  /** The direction of the language, as the `dir` of the page says it. */
  direction: 'ltr' | 'rtl';
  /** The app. */
  children: ReactNode;
};

/** Tells arrow keys and moving parts inside which way text runs. Styles read it from the `dir` of the page. */
export function DirectionProvider({ direction, children }: DirectionProviderProps) {
  return <BaseDirectionProvider direction={direction}>{children}</BaseDirectionProvider>;
}
