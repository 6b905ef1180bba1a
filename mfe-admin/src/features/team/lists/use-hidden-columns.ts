import { storedValue } from '@gift-registry/shell-contract';
import { useState } from 'react';

const names = {
  parse: (value: unknown): readonly string[] =>
    Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [],
};

export function useHiddenColumns(list: string) {
  const stored = storedValue('localStorage', `admin-columns:${list}`, names);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => new Set(stored.read()));
  return [
    hidden,
    (next: ReadonlySet<string>): void => {
      stored.write([...next]);
      setHidden(next);
    },
  ] as const;
}
