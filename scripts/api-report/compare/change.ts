/** `major`: something that was built against the earlier version breaks. `minor`: it goes on working. */
export type Level = 'major' | 'minor';

export interface Change {
  readonly level: Level;
  /** Such as `Link.preload is gone`. */
  readonly text: string;
}

/** The highest level; undefined without changes. */
export const levelOf = (changes: readonly Change[]): Level | undefined =>
  changes.some(({ level }) => level === 'major') ? 'major' : changes[0]?.level;
