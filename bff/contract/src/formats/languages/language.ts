/** The forms of one language. Dates hold the wall clock to show in their UTC fields. */
export interface Language {
  readonly date: (clock: Date) => string;
  readonly day: (clock: Date) => string;
  readonly time: (clock: Date) => string;
  readonly isSingular: (count: number) => boolean;
  readonly list: (parts: readonly string[]) => string;
  readonly priceOnRequest: string;
  readonly priceUnavailable: string;
}
