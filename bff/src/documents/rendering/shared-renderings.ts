import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { DocumentBytes } from './document-cache.ts';
import {
  deletePastPageRenderings,
  giveUpPageRendering,
  keepPageRendering,
  takePageRendering,
} from './shared-renderings.repository.ts';

export interface WantedRendering {
  readonly address: string;
  readonly version: string;
  readonly render: () => Promise<DocumentBytes | undefined>;
}

const FIRST_LOOK_MS = 30;
const LOOK_EVERY_MS = 240;
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export function createSharedRenderings({
  db,
  log,
  schedule,
}: Pick<AppDependencies, 'db' | 'log' | 'schedule'>) {
  schedule.every(60, 'past page renderings', () => deletePastPageRenderings(db));
  const warn = (err: unknown): void =>
    log.warn({ err }, 'a rendering is not shared with other processes');

  async function renderAndKeep(
    address: Buffer,
    version: Buffer,
    render: WantedRendering['render'],
  ) {
    const bytes = await render();
    const kept = bytes
      ? keepPageRendering(db, address, version, bytes.brotli, bytes.styleHash ?? null)
      : giveUpPageRendering(db, address, version);
    // The visitor of this process has the document already.
    kept.catch(warn);
    return bytes;
  }

  return async function find(wanted: WantedRendering): Promise<DocumentBytes | undefined> {
    const { render } = wanted;
    const [address, version] = [digest(wanted.address), digest(wanted.version)];
    for (let wait = FIRST_LOOK_MS; ; wait = Math.min(2 * wait, LOOK_EVERY_MS)) {
      const found = await takePageRendering(db, address, version).catch(warn);
      if (!found) return render();
      if (found.mine) return renderAndKeep(address, version, render);
      if (found.document) {
        const { document: brotli, styleHash } = found;
        return { brotli, styleHash: styleHash ?? undefined };
      }
      await delay(wait);
    }
  };
}

export type SharedRenderings = ReturnType<typeof createSharedRenderings>;
