import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
} from '@microsoft/api-extractor';
import { z } from 'zod';
import { workspaceRoot } from '../settings/workspace-root.ts';
import { emitDeclarations } from './emit-declarations.ts';

const silent = { default: { logLevel: ExtractorLogLevel.None } };

const description = z.looseObject({ exports: z.record(z.string(), z.string()) });

/** Tests are compiled with the contract, so nothing that is published depends on `testing`. */
const isPublished = ([name, file]: readonly [string, string]): boolean =>
  file.startsWith('./src/') && name !== './testing';

/** The source file of each entry point, by the name of its report. */
async function entriesOf(folder: string): Promise<readonly (readonly [string, string])[]> {
  const text = await readFile(join(workspaceRoot, folder, 'package.json'), 'utf8');
  return Object.entries(description.parse(JSON.parse(text)).exports)
    .filter(isPublished)
    .map(([name, file]) => [name.replace(/^\.\/?/, '') || 'index', file.slice(2)] as const);
}

function configOf(folder: string, source: string, report: string, temporary: string) {
  const reports = join(temporary, 'reports');
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(workspaceRoot, folder, 'package.json'),
    configObject: {
      projectFolder: join(workspaceRoot, folder),
      newlineKind: 'lf',
      mainEntryPointFilePath: join(temporary, folder, source.replace(/\.tsx?$/, '.d.ts')),
      compiler: {
        overrideTsconfig: {
          extends: join(workspaceRoot, 'tsconfig.browser.json'),
          compilerOptions: { types: [] },
          files: [],
          include: [`${temporary}/**/*.d.ts`],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: report,
        reportFolder: reports,
        reportTempFolder: join(reports, 'temporary'),
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: silent,
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
  });
}

/** The API report of each entry point of a contract, by its name. */
export async function apiReports(folder: string): Promise<ReadonlyMap<string, string>> {
  const temporary = await mkdtemp(join(tmpdir(), 'gift-registry-contracts-'));
  try {
    await emitDeclarations(folder, temporary);
    const configs = (await entriesOf(folder)).map(
      ([name, source]) => [name, configOf(folder, source, name, temporary)] as const,
    );
    const [first, ...others] = configs.map(([, config]) => config);
    if (!first) return new Map();
    const compilerState = CompilerState.create(first, {
      additionalEntryPoints: others.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
    });
    const extract = async (config: ExtractorConfig): Promise<string> => {
      Extractor.invoke(config, {
        compilerState,
        localBuild: true,
        messageCallback: (message) => {
          message.handled = true;
        },
      });
      return readFile(config.reportFilePath, 'utf8');
    };
    const texts = configs.map(async ([name, config]) => [name, await extract(config)] as const);
    return new Map(await Promise.all(texts));
  } finally {
    await rm(temporary, { recursive: true });
  }
}
