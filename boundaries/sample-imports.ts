import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { cruise, type IForbiddenRuleType, type IViolation } from 'dependency-cruiser';
import configuration from '../.dependency-cruiser.mjs';

const { forbidden: importRules = [], options } = configuration;
export { importRules };

/** Files of our own making, read by the import rules as if they were the house. */
export class SampleImports {
  readonly #folder = mkdtempSync(join(tmpdir(), 'gift-registry-imports-'));

  write(file: string, text: string): void {
    const path = join(this.#folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  /** `file` imports each of `imported`, all of them paths from the root of the repository. */
  import(file: string, ...imported: readonly string[]): void {
    const lines = imported.map((path) => `import './${posix.relative(dirname(file), path)}';\n`);
    this.write(file, lines.join(''));
  }

  async violations(forbidden: readonly IForbiddenRuleType[] = importRules): Promise<IViolation[]> {
    const { output } = await cruise(['.'], {
      ...options,
      exclude: { path: 'node_modules' },
      baseDir: this.#folder,
      ruleSet: { forbidden: [...forbidden] },
      validate: true,
    });
    if (typeof output === 'string') throw new Error('The cruise printed text instead of a result.');
    return output.summary.violations;
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }
}
