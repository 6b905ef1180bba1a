import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
} from '@microsoft/api-extractor';
import { workspaceRoot } from '../../settings/workspace-root.ts';
import type { Contract } from '../contracts.ts';
import { emitDeclarations } from './emit-declarations.ts';

/** The API report of each entry point, by its name. */
export type ApiReports = ReadonlyMap<string, string>;

const silent = { default: { logLevel: ExtractorLogLevel.None } };

function configOf({ folder }: Contract, source: string, report: string, temporary: string) {
  const reports = join(temporary, 'reports', folder);
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(workspaceRoot, folder, 'package.json'),
    configObject: {
      projectFolder: join(workspaceRoot, folder),
      newlineKind: 'lf',
      mainEntryPointFilePath: join(temporary, folder, source.replace(/\.ts$/, '.d.ts')),
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

export async function apiReportsOf(
  contracts: readonly Contract[],
): Promise<ReadonlyMap<Contract, ApiReports>> {
  const temporary = await mkdtemp(join(tmpdir(), 'gift-registry-api-report-'));
  try {
    await emitDeclarations(contracts, temporary);
    const configs = contracts.map((contract) => ({
      contract,
      reports: [...contract.entries].map(([name, source]) => ({
        name,
        config: configOf(contract, source, name, temporary),
      })),
    }));
    const [first, ...others] = configs.flatMap(({ reports }) => reports);
    if (!first) return new Map();
    const compilerState = CompilerState.create(first.config, {
      additionalEntryPoints: others.map(({ config }) => config.mainEntryPointFilePath),
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
    const entries = configs.map(async ({ contract, reports }) => {
      const texts = reports.map(async ({ name, config }) => [name, await extract(config)] as const);
      return [contract, new Map(await Promise.all(texts))] as const;
    });
    return new Map(await Promise.all(entries));
  } finally {
    await rm(temporary, { recursive: true });
  }
}
