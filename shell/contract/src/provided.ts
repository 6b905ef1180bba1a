import { createContext, useContext } from 'react';
import type { Context } from 'react';

/** A context that only the shell fills; reading it outside the shell says so instead of returning undefined. */
export function createProvided<T>(name: string): {
  readonly context: Context<T | undefined>;
  readonly use: () => T;
} {
  const context = createContext<T | undefined>(undefined);
  context.displayName = name;
  return {
    context,
    use() {
      const value = useContext(context);
      if (value === undefined)
        throw new Error(`${name} is provided by the shell and is missing here.`);
      return value;
    },
  };
}
