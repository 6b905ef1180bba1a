import { encodingNames } from './compress.ts';

const fileTypes = /\.(?:js|css|json|map|svg|png|jpe?g|webp|avif|ico|woff2|txt|webmanifest)$/;
const MAX_PATH = 200;

export const variantsOf = (path: string): readonly string[] => [
  path,
  ...encodingNames.map((encoding) => `${path}.${encoding}`),
];

const foldersOf = (path: string): string[] => {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
};

function refusedPath(path: string): string | undefined {
  if (path.length > MAX_PATH) return `${path.slice(0, 40)}… has a path that is too long.`;
  if (!path.split('/').every((part) => /^[\w@~][\w.@~-]*$/.test(part)))
    return `${path} is not a path inside of a build.`;
  if (!fileTypes.test(path)) return `${path} has a file type that a build can't contain.`;
  return undefined;
}

/** Checks the paths of one build, one after the other: undefined when the build may contain the file; otherwise the reason. */
export function createPathCheck(): (path: string) => string | undefined {
  const files = new Set<string>();
  const names = new Map<string, string>();
  const folders = new Map<string, string>();
  return (path) => {
    const refused = refusedPath(path);
    if (refused) return refused;
    if (files.has(path)) return `${path} was sent twice.`;
    const own = variantsOf(path);
    const inside = own.map((name) => folders.get(name)).find((file) => file !== undefined);
    if (inside !== undefined)
      return `${path} is a file, and ${inside} needs a folder of that name.`;
    const folder = foldersOf(path).find((name) => names.has(name));
    if (folder !== undefined) return `${path} needs a folder where ${names.get(folder)} is a file.`;
    files.add(path);
    for (const name of own) names.set(name, path);
    for (const name of foldersOf(path)) folders.set(name, path);
    return undefined;
  };
}
