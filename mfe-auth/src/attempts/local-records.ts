import type { z } from 'zod';

/** Where texts are kept by name; a `Map` is one that lasts as long as the page. */
export interface TextStore {
  readonly get: (key: string) => string | undefined;
  readonly set: (key: string, text: string) => unknown;
  readonly delete: (key: string) => unknown;
  readonly keys: () => Iterable<string>;
}

export interface LocalRecords {
  /** As it was written: equal texts are equal records. */
  readonly text: (key: string) => string | undefined;
  /** Undefined when the record is missing or no longer understood. */
  readonly read: <T extends z.ZodType>(key: string, schema: T) => z.output<T> | undefined;
  readonly write: (key: string, record: object) => void;
  readonly remove: (key: string) => void;
  /** Removes every record whose key begins so. */
  readonly removeAll: (start: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const prefix = 'gift-registry:attempts:';

export function createLocalRecords(store: TextStore): LocalRecords {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const text = (key: string) => store.get(prefix + key);
  return {
    text,
    read: (key, schema) => parseRecord(schema, text(key)),
    write(key, record) {
      store.set(prefix + key, JSON.stringify(record));
      tell();
    },
    remove(key) {
      store.delete(prefix + key);
      tell();
    },
    removeAll(start) {
      for (const key of [...store.keys()]) if (key.startsWith(prefix + start)) store.delete(key);
      tell();
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
    // Anybody can write to a browser's storage; what can't be read counts as nothing.
    return undefined;
  }
}
