import { useEffect, useState } from 'react';
import { browserStorage, storedValue } from './browser-storage.ts';

const prefix = 'gr-draft:';

export interface Draft<Values> {
  readonly values: Values;
  readonly keep: (values: Values) => void;
  readonly forget: () => void;
}

const storedDraft = (key: string) =>
  storedValue('sessionStorage', prefix + key, { parse: (value: unknown) => value });

/** Values of another type, such as those of an earlier release, are left out. */
function restored<Values extends object>(initial: Values, kept: unknown): Values {
  if (typeof kept !== 'object' || kept === null) return initial;
  const types = new Map(Object.entries(initial).map(([name, value]) => [name, typeof value]));
  const fitting = Object.entries(kept).filter(([name, value]) => types.get(name) === typeof value);
  return { ...initial, ...Object.fromEntries(fitting) };
}

/** Never for passwords and codes. The key names the form and its subject. */
export function useDraft<Values extends object>(key: string, initial: Values): Draft<Values> {
  const [values] = useState(() => restored(initial, storedDraft(key).read()));
  return {
    values,
    keep: (typed) => void storedDraft(key).write(typed),
    forget: () => storedDraft(key).remove(),
  };
}

interface WatchedForm<Values> {
  readonly subscribe: (options: {
    readonly formState: { readonly values: true };
    readonly callback: (state: { readonly values: Values }) => void;
  }) => () => void;
}

export function useKeptForm<Values>({ subscribe }: WatchedForm<Values>, key: string): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => void storedDraft(key).write(values),
      }),
    [subscribe, key],
  );
}

export function useDraftText(
  key: string,
  initial: string,
): readonly [text: string, setText: (text: string) => void, forget: () => void] {
  const { values, keep, forget } = useDraft(key, { text: initial });
  const [text, setText] = useState(values.text);
  return [
    text,
    (typed) => {
      setText(typed);
      keep({ text: typed });
    },
    forget,
  ];
}

export const forgetDraft = (key: string): void => storedDraft(key).remove();

export function forgetDrafts(): void {
  const storage = browserStorage('sessionStorage');
  for (const key of storage?.keys() ?? []) if (key.startsWith(prefix)) storage?.delete(key);
}
