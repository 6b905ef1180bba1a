const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const name = 'ContractReportsPlugin';

/** Adds the reports of `shell/contract` to a build of the shell: a remote is compared with them before it is published. */
class ContractReportsPlugin {
  #folder;

  /** @param {string} directory of the shell */
  constructor(directory) {
    this.#folder = join(directory, 'contract/api-report');
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          const reports = Object.fromEntries(
            readdirSync(this.#folder).map((file) => [
              file,
              readFileSync(join(this.#folder, file), 'utf8'),
            ]),
          );
          const json = JSON.stringify(reports);
          compilation.emitAsset('shell-contract.json', new sources.RawSource(json));
        },
      );
    });
  }
}

module.exports = { ContractReportsPlugin };
