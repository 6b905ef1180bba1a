export const SCRAPERS = [
  'this scraper',
  'metascraper + amazon + shopping',
  'web-auto-extractor',
] as const;

/** It reads nothing: its time is the measure of the others. */
export const PARSER = 'htmlparser2 alone';

export type ScraperName = (typeof SCRAPERS)[number] | typeof PARSER;

export interface ScraperTask {
  readonly folder: string;
  readonly name: ScraperName;
}
