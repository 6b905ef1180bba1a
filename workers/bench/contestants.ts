export const SCRAPERS = [
  'this scraper',
  'metascraper + amazon + shopping',
  'web-auto-extractor',
] as const;

export type ScraperName = (typeof SCRAPERS)[number];

export interface ScraperTask {
  readonly folder: string;
  readonly name: ScraperName;
}
