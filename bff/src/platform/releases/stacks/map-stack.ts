import { readFile } from 'node:fs/promises';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { ReleaseFiles } from '../files/release-files.ts';
import type { ReleaseKey } from '../releases.repository.ts';

const MAX_LENGTH = 4_000;
/** A line as browsers report it: `name@/_mf/mfe-guest/3f2a91c0/guest.1a2b3c4d.js:1:2345`. */
const frame =
  /^([^@]{0,80})@\/_mf\/([a-z0-9-]{1,60})\/([0-9a-f]{1,64})\/([\w@~./-]{1,200}):(\d+):(\d+)$/;

type Maps = Map<string, Promise<TraceMap | undefined>>;

async function readMap(
  files: Pick<ReleaseFiles, 'locate'>,
  release: ReleaseKey,
  file: string,
): Promise<TraceMap | undefined> {
  try {
    const path = await files.locate(release, `${file}.map`);
    return path === undefined ? undefined : new TraceMap(await readFile(path, 'utf8'));
  } catch {
    // Releases of earlier builds have none.
    return undefined;
  }
}

/** `webpack://mfe_guest/./src/claiming/page.tsx` is `src/claiming/page.tsx` for the team. */
const placeOf = (source: string): string =>
  source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^(?:\.\.?\/)+/, '');

async function mapLine(
  files: Pick<ReleaseFiles, 'locate'>,
  maps: Maps,
  text: string,
): Promise<string> {
  const [, name = '', project, version, file, line, column] = frame.exec(text) ?? [];
  if (!project || !version || !file) return text;
  const key = `${project}/${version}/${file}`;
  const reading = maps.get(key) ?? readMap(files, { project, version }, file);
  maps.set(key, reading);
  const map = await reading;
  const found = map && originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
  if (!found?.source) return `at ${name || 'unnamed'} (${project} ${file}:${line}:${column})`;
  const place = `${placeOf(found.source)}:${found.line}:${found.column + 1}`;
  return `at ${found.name ?? (name || 'unnamed')} (${project} ${place})`;
}

export async function mapStack(
  files: Pick<ReleaseFiles, 'locate'>,
  stack: string,
): Promise<string> {
  const maps: Maps = new Map();
  const lines = await Promise.all(stack.split('\n').map((line) => mapLine(files, maps, line)));
  return lines.join('\n').slice(0, MAX_LENGTH);
}
