import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { releaseTable, releaseTableId } from '@gift-registry/bff-contract';
import type { Page } from '@playwright/test';
import { misfit } from '@gift-registry/scripts/gate';
import { startTestSystem } from '@gift-registry/scripts/test-system';
import { copyProject } from '../flows/releases/dev-server.ts';
import { publish, rollBack, serverFor } from '../flows/releases/releases.ts';
import { launchBrowser } from '../system/launch-browser.ts';
import { describeSystem } from '../system/system.ts';
import { printFigure } from './measuring/figure.ts';

const path = '/r/demo-Asha-and-Dev-2026';
const caption = 'Items the registry owner would love to receive';
const newCaption = 'Gifts that would make us happy';
const GATE_MS = 3_000;
const EDIT_MS = 12_000;
const ROLLBACK_MS = 3_000;
const ADDED_BYTES = 1_024;

async function untilShown(page: Page, url: string, text: string): Promise<void> {
  for (;;) {
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    if (await page.getByText(text, { exact: true }).isVisible()) return;
  }
}

const build = (folder: string) =>
  promisify(execFile)(
    process.execPath,
    [
      join(import.meta.dirname, '../../node_modules/webpack-cli/bin/cli.js'),
      'build',
      '--config',
      'webpack.config.cjs',
    ],
    { cwd: folder, env: { ...process.env, NODE_ENV: 'production' } },
  );

async function bytesOfRemotes(page: Page, url: string): Promise<Map<string, number>> {
  const html = await (await page.request.get(url)).text();
  const json = new RegExp(`id="${releaseTableId}">([^<]*)<`).exec(html)?.[1] ?? '';
  const releases = releaseTable.parse(JSON.parse(json));
  const size = (text: string) =>
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
  const whole = size(html);
  return new Map(
    Object.keys(releases).map((project) => {
      const others = Object.entries(releases).filter(([other]) => other !== project);
      return [
        project,
        whole - size(html.replace(json, JSON.stringify(Object.fromEntries(others)))),
      ];
    }),
  );
}

const system = await startTestSystem();
describeSystem(system);
const guest = await copyProject('mfe-guest');
const browser = await launchBrowser();
try {
  const page = await browser.newPage();
  const url = system.url + path;
  await untilShown(page, url, caption);

  // A team has its token.
  const server = await serverFor('mfe-guest');
  const asked = performance.now();
  if ((await misfit(server, 'mfe-guest')) !== undefined) throw new Error('The contracts differ.');
  const compared = performance.now() - asked;
  printFigure({
    figure: 'The contracts are compared before a release',
    measured: `${(compared / 1000).toFixed(1)} s`,
    target: `≤ ${GATE_MS / 1000} s`,
    met: compared <= GATE_MS,
  });

  // A team has built before what it edits.
  await build(guest.folder);
  const edited = performance.now();
  await guest.edit('src/features/gifts/list/gift-list.tsx', (source) =>
    source.replace(caption, newCaption),
  );
  await build(guest.folder);
  await publish('mfe-guest', join(guest.folder, 'dist'), { server });
  await untilShown(page, url, newCaption);
  const live = performance.now() - edited;
  printFigure({
    figure: 'An edited text is built, published and live for everybody',
    measured: `${(live / 1000).toFixed(1)} s`,
    target: `≤ ${EDIT_MS / 1000} s`,
    met: live <= EDIT_MS,
  });

  const withdrawn = performance.now();
  await rollBack('mfe-guest');
  await untilShown(page, url, caption);
  const back = performance.now() - withdrawn;
  printFigure({
    figure: 'A rollback is visible',
    measured: `${(back / 1000).toFixed(1)} s`,
    target: '≤ 3 s',
    met: back <= ROLLBACK_MS,
  });

  const bytes = await bytesOfRemotes(page, url);
  const two = (bytes.get('mfe-admin') ?? Number.NaN) + (bytes.get('mfe-auth') ?? Number.NaN);
  printFigure({
    figure:
      "Two more remotes in a guest's document, by those of admins (26 pages) and accounts (11 pages)",
    measured: `${two} bytes`,
    target: `≤ ${ADDED_BYTES} bytes`,
    met: two <= ADDED_BYTES,
  });
} finally {
  await browser.close();
  await guest.remove();
  await system.stop();
}
