import { readFile } from 'node:fs/promises';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { ReleaseFiles } from './release-files.ts';
import type { ReleaseKey } from './release.ts';

type Files = Pick<ReleaseFiles, 'locate'>;

const MAX_LENGTH = 4_000;
/** A line as browsers report it: `name@/_mf/mfe-guest/3f2a91c0/guest.1a2b3c4d.js:1:2345`. */
const frame =
  /^([^@]{0,80})@\/_mf\/([a-z0-9-]{1,60})\/([0-9a-f]{1,64})\/([\w@~./-]{1,200}):(\d+):(\d+)$/;

async function readMap(files: Files, release: ReleaseKey, file: string) {
  const path = await files.locate(release, `${file}.map`).catch(() => undefined);
  const text = path && (await readFile(path, 'utf8').catch(() => undefined));
  return text ? new TraceMap(text) : undefined;
}

/** `webpack://mfe_guest/./src/claiming/page.tsx` is `src/claiming/page.tsx` for the team. */
const placeOf = (source: string): string =>
  source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^(?:\.\.?\/)+/, '');

/** Frames of releases as places in their sources, as far as their maps are there. */
export async function mapStack(files: Files, stack: string): Promise<string> {
  const maps = new Map<string, TraceMap | undefined>();
  const lines: string[] = [];
  for (const text of stack.split('\n')) {
    const [, name, project, version, file, line, column] = frame.exec(text) ?? [];
    if (!project || !version || !file) {
      lines.push(text);
      continue;
    }
    const key = `${project}/${version}/${file}`;
    if (!maps.has(key)) maps.set(key, await readMap(files, { project, version }, file));
    const map = maps.get(key);
    const found =
      map && originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    const place = found?.source
      ? `${placeOf(found.source)}:${found.line}:${found.column + 1}`
      : `${file}:${line}:${column}`;
    lines.push(`at ${found?.name ?? (name || 'unnamed')} (${project} ${place})`);
  }
  return lines.join('\n').slice(0, MAX_LENGTH);
}
