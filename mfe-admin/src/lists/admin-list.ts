/** The filters, search, sort and cursor of an address, as texts. */
export type ListQuery = Readonly<Record<string, string | undefined>>;

/** A choice of one filter; the value '' leaves it out. */
export interface ListFilter {
  /** The query parameter. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}
