interface Entry {
  readonly pattern: RegExp;
  readonly methods: Set<string>;
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const patternOf = (url: string): RegExp =>
  new RegExp(
    `^${url
      .split('/')
      .map((segment) =>
        segment === '*' ? '.*' : segment.startsWith(':') ? '[^/]+' : escapeRegExp(segment),
      )
      .join('/')}$`,
  );

/** Which methods an address knows: Fastify itself calls every other one 'not found'. */
export function createMethodTable() {
  const entries = new Map<string, Entry>();
  return {
    all: (): { url: string; methods: string[] }[] =>
      [...entries].map(([url, { methods }]) => ({ url, methods: [...methods] })),
    add(method: string | readonly string[], url: string): void {
      const entry = entries.get(url) ?? { pattern: patternOf(url), methods: new Set<string>() };
      for (const each of [method].flat()) entry.methods.add(each);
      entries.set(url, entry);
    },
    /** Those of the most exact route that matches: catch-all addresses don't speak for `/api`. */
    of(url: string): string[] {
      const path = url.split('?', 1)[0] ?? '';
      const matching = [...entries.values()].filter(({ pattern }) => pattern.test(path));
      const exact = matching.filter(({ pattern }) => !pattern.source.includes('.*'));
      if (exact.length === 0 && path.startsWith('/api')) return [];
      const methods = (exact.length > 0 ? exact : matching).flatMap((entry) => [...entry.methods]);
      return [...new Set(methods)];
    },
  };
}

export type MethodTable = ReturnType<typeof createMethodTable>;
