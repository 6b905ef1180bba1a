import { METHODS } from 'node:http';
import createRouter from 'find-my-way';

interface RegisteredRoute {
  readonly url: string;
  readonly method: string;
}

/** Fastify answers 404 for a known URL with the wrong method: this table supplies the `Allow` header of a 405. */
export function createMethodTable() {
  const router = createRouter({ maxParamLength: 200 });
  const routes = new Map<unknown, RegisteredRoute>();
  const methods = new Set<createRouter.HTTPMethod>();

  const isHttpMethod = (method: string): method is createRouter.HTTPMethod =>
    METHODS.includes(method);

  return {
    all: (): readonly RegisteredRoute[] => [...routes.values()],
    add(method: string | readonly string[], url: string): void {
      for (const each of [method].flat().filter(isHttpMethod)) {
        const handler = (): undefined => undefined;
        routes.set(handler, { url, method: each });
        methods.add(each);
        router.on(each, url, handler);
      }
    },
    /** The methods of the routes at the URL. A wildcard route counts only where no other matches, and never below `/api`. */
    allowedAt(url: string): string[] {
      const path = url.split('?', 1)[0] ?? '';
      const found = [...methods].flatMap((method) => {
        const route = routes.get(router.find(method, path)?.handler);
        return route ? [route] : [];
      });
      const exact = found.filter((route) => !route.url.includes('*'));
      if (exact.length > 0) return exact.map(({ method }) => method);
      return path.startsWith('/api') ? [] : found.map(({ method }) => method);
    },
  };
}

export type MethodTable = ReturnType<typeof createMethodTable>;
