import { isAbsolute, join } from 'node:path';
import { build } from 'vite';
import { output, publicEntries, sources } from './public-entries.ts';

export const COMPONENT_STYLES = 'components.css';

const isOfAnotherPackage = (id: string) => !id.startsWith('.') && !isAbsolute(id);

/**
 * Compiles each module to a file of its own, so that components share modules and a page loads only those it uses. The
 * modules import no styles: a server can render them without a bundler.
 */
export async function buildComponents(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    css: { modules: { generateScopedName: scopedName } },
    build: {
      outDir: output,
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      cssMinify: false,
      cssCodeSplit: false,
      lib: {
        entry: Object.fromEntries(
          publicEntries.map((name) => [`${name}/${name}`, join(sources, name, `${name}.tsx`)]),
        ),
        formats: ['es'],
        cssFileName: COMPONENT_STYLES.replace('.css', ''),
      },
      rolldownOptions: {
        external: isOfAnotherPackage,
        output: {
          preserveModules: true,
          preserveModulesRoot: sources,
          entryFileNames: '[name].js',
        },
      },
    },
  });
}

/** Unlike any name that an application gives: `gr-button__primary`, `gr-field-control__input`. */
function scopedName(name: string, file: string): string {
  const [, folder, sheet] = /([\w-]+)\/([\w-]+)\.module\.css/.exec(file) ?? [];
  if (!folder || !sheet) throw new Error(`${file} is not a CSS module.`);
  return `gr-${folder === sheet ? sheet : `${folder}-${sheet}`}__${name}`;
}
