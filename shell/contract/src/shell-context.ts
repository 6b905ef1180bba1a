import { createContext, useContext } from 'react';
import type { Context } from 'react';

export function createShellContext<T>(name: string): {
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
