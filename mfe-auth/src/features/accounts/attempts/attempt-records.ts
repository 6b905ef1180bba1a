import type { z } from 'zod';

interface KeyValueStorage {
  readonly get: (key: string) => string | undefined;
  readonly set: (key: string, text: string) => unknown;
  readonly delete: (key: string) => unknown;
  readonly keys: () => Iterable<string>;
}

export interface AttemptRecords {
  /** The serialized record, a stable value for `useSyncExternalStore`. */
  readonly text: (key: string) => string | undefined;
  readonly read: <T extends z.ZodType>(key: string, schema: T) => z.output<T> | undefined;
  readonly write: (key: string, record: object) => void;
  readonly remove: (key: string) => void;
  readonly removeAll: (keyPrefix: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface AttemptStorage {
  readonly records: AttemptRecords;
  readonly now: () => number;
}

const prefix = 'gift-registry:attempts:';

export function createAttemptRecords(store: KeyValueStorage): AttemptRecords {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const text = (key: string) => store.get(prefix + key);
  return {
    text,
    read: (key, schema) => parseRecord(schema, text(key)),
    write(key, record) {
      store.set(prefix + key, JSON.stringify(record));
      notify();
    },
    remove(key) {
      store.delete(prefix + key);
      notify();
    },
    removeAll(keyPrefix) {
      for (const key of [...store.keys()])
        if (key.startsWith(prefix + keyPrefix)) store.delete(key);
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export function parseRecord<T extends z.ZodType>(
  schema: T,
  text: string | undefined,
): z.output<T> | undefined {
  try {
    return schema.safeParse(JSON.parse(text ?? 'null')).data;
  } catch {
    // Other scripts and older versions may have written something else.
    return undefined;
  }
}
