import type { Contract } from '../contracts.ts';
import { apiReportsOf } from './api-reports.ts';
import { bffWire } from './bff-wire.ts';
import { wireReportOf } from './wire-report.ts';
import { withoutShapes } from './without-shapes.ts';

/** Everything of a contract that others are built against, as the text of each report. */
export type Surface = ReadonlyMap<string, string>;

export const wireReport = 'wire.json';

export async function readSurfaces(
  contracts: readonly Contract[],
): Promise<ReadonlyMap<Contract, Surface>> {
  const reports = await apiReportsOf(contracts);
  return new Map(
    [...reports].map(([contract, texts]) => [
      contract,
      new Map([
        ...[...texts].map(([name, text]) => [`${name}.api.md`, withoutShapes(text)] as const),
        ...(contract.folder === 'bff/contract'
          ? [[wireReport, wireReportOf(bffWire())] as const]
          : []),
      ]),
    ]),
  );
}
