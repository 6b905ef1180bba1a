/** The texts for one and for other counts; `#` stands for the count. */
export type CountedText = readonly [one: string, other: string];

/** The forms of one language. Dates hold the wall clock to show in their UTC fields. */
export interface Language {
  /** BCP 47: the `lang` of documents and mails. */
  readonly tag: string;
  readonly date: (clock: Date) => string;
  readonly day: (clock: Date) => string;
  readonly time: (clock: Date) => string;
  readonly isSingular: (count: number) => boolean;
  readonly list: (parts: readonly string[]) => string;
  readonly more: CountedText;
  readonly priceOnRequest: string;
  readonly priceUnavailable: string;
  readonly eventPassed: string;
  readonly eventToday: string;
  readonly daysToGo: CountedText;
  readonly minutes: CountedText;
  readonly age: {
    readonly now: string;
    readonly minutes: CountedText;
    readonly hours: CountedText;
    readonly days: CountedText;
  };
}
