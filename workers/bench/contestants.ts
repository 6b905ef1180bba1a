export const CONTESTANTS = [
  'this scraper',
  'metascraper + amazon + shopping',
  'web-auto-extractor',
] as const;

export type ContestantName = (typeof CONTESTANTS)[number];

export interface ContestantTask {
  /** Of saved pages with the truth about them. */
  readonly folder: string;
  readonly name: ContestantName;
}
