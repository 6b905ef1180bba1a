/** The forms of one language. Dates hold the wall clock to show in their UTC fields. */
export interface Language {
  /** A calendar date in full. */
  readonly date: (clock: Date) => string;
  /** A calendar date in short. */
  readonly day: (clock: Date) => string;
  readonly time: (clock: Date) => string;
  readonly isSingular: (count: number) => boolean;
  readonly list: (parts: readonly string[]) => string;
  readonly priceOnRequest: string;
  readonly priceUnavailable: string;
}
