/** The filters, search, sort and cursor of an address, as texts. */
export type ListQuery = Readonly<Record<string, string | undefined>>;

/** A choice of one filter; the value '' leaves it out. */
export interface ListFilter {
  /** The query parameter. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** `any` stands for no choice; the words have the order of the options. */
export const choiceFilter = (
  name: string,
  label: string,
  any: string,
  words: Readonly<Record<string, string>>,
): ListFilter => ({
  ...{ name, label },
  options: Object.entries({ '': any, ...words }).map(([value, word]) => ({ value, label: word })),
});
