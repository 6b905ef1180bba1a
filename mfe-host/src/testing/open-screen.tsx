import { type DocumentSettings, hints, listDismissedHints } from '@gift-registry/bff-contract';
import { testServer, writeDocumentSettings } from '@gift-registry/bff-contract/testing';
import type { ScreenModule } from '@gift-registry/shell-contract';
import {
  renderScreen,
  signedInAs,
  type ScreenOptions,
} from '@gift-registry/shell-contract/testing';
import { configure } from '@testing-library/react';
import { pages } from '../pages.ts';

// Long enough for a loaded machine; a passing test never waits this long.
configure({ asyncUtilTimeout: 5_000 });
jest.setTimeout(20_000);

const hasPage = (module: unknown): module is ScreenModule =>
  typeof module === 'object' && module !== null && 'default' in module;

async function loadScreen(name: string): Promise<ScreenModule> {
  const module = await Promise.any<unknown>([
    import(`../screens/${name}/${name}-page.tsx`),
    import(`../screens/${name}-page.tsx`),
  ]);
  if (!hasPage(module)) throw new Error(`${name} has no page.`);
  return module;
}

type Options = Omit<ScreenOptions, 'path' | 'params'> & {
  readonly settings?: Partial<DocumentSettings>;
  readonly dismissed?: readonly string[];
};

export async function openScreen(path: string, options: Options = {}) {
  const { settings: changes = {}, dismissed = hints, session = {}, ...rest } = options;
  testServer.reply(listDismissedHints, { dismissed: [...dismissed] });
  writeDocumentSettings(changes);
  const { pathname } = new URL(path, document.baseURI);
  const page = pages.find((each) => new URLPattern({ pathname: each.path }).test({ pathname }));
  if (!page) throw new Error(`This remote has no page at ${pathname}.`);
  const { groups = {} } =
    new URLPattern({ pathname: page.path }).exec({ pathname })?.pathname ?? {};
  const { default: Page } = await loadScreen(page.screen);
  return renderScreen(<Page />, {
    path,
    params: groups,
    session: 'status' in session ? session : { state: signedInAs('host'), ...session },
    ...rest,
  });
}
