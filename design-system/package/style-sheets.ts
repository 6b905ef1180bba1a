import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { COMPONENT_STYLES } from './components.ts';
import { output, sources } from './public-entries.ts';

const GLOBAL = 'global.css';

export async function buildStyleSheets(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: sources,
    base: './',
    build: {
      outDir: output,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      cssMinify: false,
      rolldownOptions: {
        input: {
          global: join(sources, GLOBAL),
          tokens: join(sources, 'tokens', 'tokens.css'),
          names: join(sources, 'fonts', 'names.css'),
        },
        output: {
          assetFileNames: ({ names: [name = ''] }) =>
            name.endsWith('.css') ? '[name][extname]' : 'fonts/[name][extname]',
        },
      },
    },
  });
}

/** One sheet for an application: layers, reset, tokens and fonts, then the components. */
export async function joinStyles(): Promise<void> {
  const parts = [GLOBAL, COMPONENT_STYLES].map((file) => join(output, file));
  const sheets = await Promise.all(parts.map((file) => readFile(file, 'utf8')));
  await writeFile(join(output, 'styles.css'), sheets.join('\n'));
  await Promise.all(parts.map((file) => rm(file)));
}
