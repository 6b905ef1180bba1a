import type { ReleaseManifest } from '@gift-registry/bff-contract';
import type { LiveRelease, ReleasePage } from './release.ts';

/** A registry at which pages can be tried. */
export interface Example {
  readonly shareCode: string;
  readonly registryId: string;
  readonly itemId: string | null;
}

const unknown = 'example';

function fill({ path, entries }: Pick<ReleasePage, 'path' | 'entries'>, example?: Example) {
  const values: Readonly<Record<string, string | null | undefined>> = { ...example };
  let isKnown = !path.endsWith('*');
  const address = path.replace(/\*$/, unknown).replaceAll(/:(\w+)/g, (_, name: string) => {
    isKnown &&= typeof values[name] === 'string';
    return encodeURIComponent(values[name] ?? unknown);
  });
  const entry = entries?.[0]?.path;
  return { address: entry ?? address, isKnown: isKnown || entry !== undefined };
}

export const exampleAddress = (page: ReleasePage, example: Example | undefined): string =>
  fill(page, example).address;

/** Where somebody who was sent a preview begins: the first page that everybody may open and the example can fill. */
export function firstAddress({ pages }: ReleaseManifest, example: Example | undefined): string {
  const known = pages.filter((page) => fill(page, example).isKnown);
  const first = known.find(({ access }) => access === 'public') ?? known[0];
  return first ? exampleAddress(first, example) : '/';
}

/** The first page of each screen that the server renders. */
export const renderedPages = ({ manifest: { pages } }: LiveRelease): ReleasePage[] =>
  pages.filter(
    (page, index) =>
      page.prerender &&
      pages.findIndex((each) => each.prerender && each.screen === page.screen) === index,
  );

export const exampleAddresses = (
  releases: readonly LiveRelease[],
  example: Example | undefined,
): string[] => releases.flatMap(renderedPages).map((page) => exampleAddress(page, example));
