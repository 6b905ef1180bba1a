import { useDraft } from '@gift-registry/shell-contract';
import { useState } from 'react';

export function useTypedDraft<Values extends object>(key: string, initial: Values) {
  const { values, keep, forget } = useDraft(key, initial);
  const [typed, setTyped] = useState(values);
  const type = (changes: Partial<Values>): void => {
    const next = { ...typed, ...changes };
    setTyped(next);
    keep(next);
  };
  return { typed, type, forget };
}
