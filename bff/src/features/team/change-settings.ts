import {
  settingName,
  settingProblem,
  type PlatformSetting,
  type SettingName,
} from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { TeamMember } from '../../platform/audit/requester.ts';
import { insertTeamEntry } from '../../platform/audit/team-entries.repository.ts';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import {
  findSettingRows,
  replaceSetting,
  type SettingRow,
} from '../../platform/settings.repository.ts';

type Dependencies = Pick<AppDependencies, 'db' | 'settings'>;

function described(
  { settings }: Dependencies,
  name: SettingName,
  row: SettingRow | undefined,
): PlatformSetting {
  const environment = settings.fromEnvironment(name);
  const stored = row?.value ?? null;
  const defaultValue = settings.defaultOf(name);
  return {
    name,
    source: environment !== undefined ? 'environment' : stored === null ? 'default' : 'database',
    value: environment ?? stored ?? defaultValue,
    stored,
    default: defaultValue,
    changedAt: row?.changedAt ?? null,
    changedBy: row?.changedBy ?? null,
  };
}

export async function listSettings(deps: Dependencies): Promise<PlatformSetting[]> {
  const rows = new Map((await findSettingRows(deps.db)).map((row) => [row.name, row]));
  return settingName.options.map((name) => described(deps, name, rows.get(name)));
}

interface SettingChange {
  readonly name: SettingName;
  readonly value: string | null;
  readonly seen: string | null;
}

function checked({ name, value }: SettingChange): string | null {
  if (value === null || value === '') return null;
  const problem = settingProblem(name, value);
  if (problem) throw new AppError('invalid-input', `This ${problem}.`, { field: 'value' });
  return value;
}

export async function changeSetting(
  deps: Dependencies,
  change: SettingChange,
  by: TeamMember,
): Promise<PlatformSetting> {
  const { name, seen } = change;
  const { db, settings } = deps;
  if (settings.fromEnvironment(name) !== undefined)
    throw new AppError(
      'conflict',
      `${name} is set in the environment of the servers, which wins. Nothing was changed.`,
    );
  const value = checked(change);
  await transact(db, async (trx) => {
    if (!(await replaceSetting(trx, { name, value, seen, userId: by.userId })))
      throw new AppError(
        'conflict',
        'Somebody else changed this setting meanwhile. Please look at it again.',
      );
    await insertTeamEntry(trx, by, {
      ...{ action: 'setting-changed', subject: `setting:${name}` },
      details: { from: seen, to: value },
    });
  });
  await settings.announce();
  const rows = await findSettingRows(db);
  return described(
    deps,
    name,
    rows.find((row) => row.name === name),
  );
}
