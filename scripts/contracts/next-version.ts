import { z } from 'zod';
import type { Level } from './change.ts';

const parts = z
  .string()
  .regex(/^\d+\.\d+\.\d+$/)
  .transform((version) => version.split('.').map(Number))
  .pipe(z.tuple([z.number(), z.number(), z.number()]));

export function nextVersion(version: string, level: Level | undefined): string {
  const [major, minor] = parts.parse(version);
  if (level === 'major') return `${major + 1}.0.0`;
  return level === 'minor' ? `${major}.${minor + 1}.0` : version;
}

/** A version may promise less than it keeps, but not more: without changes it stays. */
export const isAllowed = (from: string, to: string, level: Level | undefined): boolean =>
  to === nextVersion(from, level) || (level === 'minor' && to === nextVersion(from, 'major'));
