import { levelOf, type Change, type Level } from './change.ts';
import { codeOf } from './compare-exports.ts';
import type { Contract } from './contract.ts';
import { isAllowed, nextVersion } from './next-version.ts';
import type { Released } from './released.ts';
import { compareSurfaces, openapiFile, type Surface } from './surface.ts';

const MAX_LINES = 12;

const effects: Record<Level, string> = {
  major: 'breaks what was built against it',
  minor: 'adds to it',
};

const reasons = (changes: readonly Change[], level: Level): string => {
  const texts = changes.filter((change) => change.level === level).map(({ text }) => `  ${text}`);
  const rest = texts.length - MAX_LINES;
  return [...texts.slice(0, MAX_LINES), ...(rest > 0 ? [`  and ${rest} more`] : [])].join('\n');
};

/** Says which version the contract has to have; undefined when it has it. */
export function wrongVersion(
  { folder, version }: Pick<Contract, 'folder' | 'version'>,
  released: Released | undefined,
  now: Surface,
): string | undefined {
  if (!released) return undefined;
  const changes = compareSurfaces(released.surface, now);
  const level = levelOf(changes);
  if (isAllowed(released.version, version, level)) return undefined;
  const wanted = nextVersion(released.version, level);
  const advice = `Set "version": "${wanted}" in ${folder}/package.json and run npm run contracts.`;
  if (!level)
    return `${folder} is the same as in ${released.version}, but its version is ${version}. ${advice}`;
  const otherWay =
    level === 'major' ? ' To stay compatible, keep the earlier shape beside the new one.' : '';
  return `${folder} ${effects[level]} since ${released.version}:\n${reasons(changes, level)}\n${advice}${otherWay}`;
}

const comparable = (name: string, text: string | undefined): string | undefined =>
  name === openapiFile || text === undefined ? text : codeOf(text).join('\n');

/** Comments may differ: documentation needs no new report. */
export function isCurrent(checkedIn: Surface, now: Surface): boolean {
  const names = new Set([...checkedIn.keys(), ...now.keys()]);
  return [...names].every(
    (name) => comparable(name, checkedIn.get(name)) === comparable(name, now.get(name)),
  );
}
