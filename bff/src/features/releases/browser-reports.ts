import { readFile } from 'node:fs/promises';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { z } from 'zod';
import { browserFailureKind } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { transact } from '../../platform/database/transact.ts';
import { markTold, untoldFailing } from './browser-reports.repository.ts';
import type { ReleaseFiles } from './release-files.ts';
import type { ReleaseKey } from './release.ts';
import type { MailFor, TellTeam } from './tell-team.ts';

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

const name = z.string().regex(/^[a-z0-9-]{1,60}$/);
const version = z.string().regex(/^[0-9a-f]{1,64}$/);
const milliseconds = z.number().int().min(0).max(600_000).optional();

const FRAME =
  /^[^@\s"'`]{0,80}@\/_mf\/[a-z0-9-]{1,60}\/[0-9a-f]{1,64}\/[\w@~./-]{1,200}:\d{1,9}:\d{1,9}$/;

/** The document's script masks values before it sends them. Somebody else's script may not, so it is done again. */
const withoutValues = (text: string): string =>
  text
    .replaceAll(/(["'`‘“«])[^]*?(["'`’”»])/g, '$1…$2')
    .replaceAll(/\S+@\S+/g, '…')
    .replaceAll(/\b(?:https?:\/\/|www\.)\S*/gi, '…')
    .replaceAll(/\d{2,}/g, '#')
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .slice(0, 300);

const reportedError = z.strictObject({
  message: z.string().max(300).transform(withoutValues),
  /** Only the frames of releases: `name@/_mf/mfe-guest/3f2a91c0/file.js:1:2345`. */
  stack: z
    .string()
    .max(2_000)
    .transform((stack) =>
      stack
        .split('\n')
        .filter((line) => FRAME.test(line))
        .join('\n'),
    ),
});

export const browserReport = z.strictObject({
  shell: version,
  views: z
    .array(
      z.strictObject({
        project: name,
        version,
        page: z.string().max(200),
        failures: z
          .array(
            z.strictObject({
              project: name,
              kind: browserFailureKind,
              part: name.optional(),
              error: reportedError.optional(),
            }),
          )
          .max(8),
        lcp: milliseconds,
        inp: milliseconds,
        cls: z.number().min(0).max(100).optional(),
      }),
    )
    .min(1)
    .max(20),
});
export type BrowserReport = z.infer<typeof browserReport>;

interface Options extends Pick<AppDependencies, 'db' | 'outbox'> {
  readonly files: ReleaseFiles;
  readonly tell: TellTeam;
}

/** Tells the team once for each release. Anybody can make up reports, so they never withdraw one. */
export async function tellFailing({ db, files, outbox, tell }: Options): Promise<void> {
  for (const { part, ...failing } of await untoldFailing(db)) {
    const page = part ? `${failing.page}, in ${part}` : failing.page;
    const stack = failing.stack && (await mapStack(files, failing.stack));
    await transact(db, async (trx) => {
      if (!(await markTold(trx, failing))) return;
      const mailFor: MailFor = ({ to, releasesLink }) => ({
        template: 'release-alarm',
        to,
        data: { ...failing, page, stack, releasesLink },
      });
      await tell(trx, failing.project, mailFor, { concernsAdmins: true });
    });
    outbox.wake();
  }
}
