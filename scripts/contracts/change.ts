/** `major`: something that was built against the earlier version breaks. `minor`: it goes on working. */
export type Level = 'major' | 'minor';

export interface Change {
  readonly level: Level;
  readonly text: string;
}

export const levelOf = (changes: readonly Change[]): Level | undefined =>
  changes.some(({ level }) => level === 'major') ? 'major' : changes[0]?.level;
