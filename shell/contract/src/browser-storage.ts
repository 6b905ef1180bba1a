/** `localStorage` or `sessionStorage`; a write that exceeds the quota returns false instead of throwing. */
export interface BrowserStorage {
  readonly get: (key: string) => string | undefined;
  readonly set: (key: string, text: string) => boolean;
  readonly delete: (key: string) => void;
  readonly keys: () => readonly string[];
  readonly clear: () => void;
}

export type StorageArea = 'localStorage' | 'sessionStorage';

/** Undefined in a browser that forbids storage. */
export function browserStorage(area: StorageArea): BrowserStorage | undefined {
  const storage = openStorage(area);
  return (
    storage && {
      get: (key) => storage.getItem(key) ?? undefined,
      set(key, text) {
        try {
          storage.setItem(key, text);
          return true;
        } catch {
          return false;
        }
      },
      delete: (key) => storage.removeItem(key),
      keys: () => Object.keys(storage),
      clear: () => storage.clear(),
    }
  );
}

function openStorage(area: StorageArea): Storage | undefined {
  try {
    return window[area];
  } catch {
    return undefined;
  }
}

export interface StoredValue<T> {
  /** Undefined when nothing is stored or the stored value does not fit the schema. */
  readonly read: () => T | undefined;
  readonly write: (value: T) => boolean;
  readonly remove: () => void;
}

export function storedValue<T>(
  area: StorageArea,
  key: string,
  schema: { readonly parse: (value: unknown) => T },
): StoredValue<T> {
  return {
    read() {
      try {
        return schema.parse(JSON.parse(browserStorage(area)?.get(key) ?? ''));
      } catch {
        return undefined;
      }
    },
    write: (value) => browserStorage(area)?.set(key, JSON.stringify(value)) ?? false,
    remove: () => browserStorage(area)?.delete(key),
  };
}
