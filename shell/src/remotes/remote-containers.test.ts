import { waitFor } from '@testing-library/react';
import { EntryLoadError } from './load-entry.ts';
import { loadExposed, registerReleases } from './remote-containers.ts';

const entry = '/_mf/mfe-guest/1/remoteEntry.js';
const shared = { react: {} };
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script')];

async function answer(type: 'load' | 'error', container?: object): Promise<void> {
  await waitFor(() => expect(scripts()).toHaveLength(1));
  const [script] = scripts();
  expect(script?.src).toBe(new URL(entry, location.origin).href);
  if (container) Reflect.set(globalThis, 'mfe_guest', container);
  script?.dispatchEvent(new Event(type));
}

beforeAll(() => {
  Reflect.set(globalThis, '__webpack_init_sharing__', async () => {});
  Reflect.set(globalThis, '__webpack_share_scopes__', { default: shared });
  registerReleases({ 'mfe-guest': { entry, pages: [] } });
});
afterEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(globalThis, 'mfe_guest');
});

test('an entry that did not arrive is fetched again; one that runs gets the shared modules, once', async () => {
  const failing = loadExposed('mfe-guest', './routes');
  void answer('error');
  await expect(failing).rejects.toThrow(EntryLoadError);
  expect(scripts()).toEqual([]);

  const inits: object[] = [];
  const container = {
    init: (scope: object) => void inits.push(scope),
    get: async (module: string) => () => ({ default: module }),
  };
  const loading = loadExposed('mfe-guest', './routes');
  await answer('load', container);
  expect(await loading).toEqual({ default: './routes' });
  expect(await loadExposed('mfe-guest', './other')).toEqual({ default: './other' });
  expect(inits).toEqual([shared]);
});

test('a remote that the document does not name is an error', async () => {
  await expect(loadExposed('mfe-host', './routes')).rejects.toThrow(
    'The document names no release of mfe-host.',
  );
});
