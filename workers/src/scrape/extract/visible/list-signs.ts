import type { Page } from '../../page/page.ts';

export interface ListSigns {
  readonly sorts: boolean;
  readonly filters: boolean;
  readonly pages: boolean;
  readonly asksQuantity: boolean;
}

const SORTS = /\b(sort(s|er|ers|ing|by)?|order ?by|sortier\w*|trier|ordenar|ordina)\b/;
const FILTERS = /\b(facets?|filters?|refine\w*|refinements?|layered)\b/;
const PAGES =
  /\b(pagination|pager|paging|page (numbers?|links?)|load ?more|infinite|toolbar products)\b/;
const QUANTITY =
  /\b(qty|quantity|menge|anzahl|cantidad|quantité|quantidade|quantita|počet|ilość)\b/;
const FIELDS = ['input', 'select'];

export function readListSigns({ index }: Page): ListSigns {
  const labels = [...index.byLabel]
    .filter(([, spots]) => spots.some(({ secondarySection }) => secondarySection === null))
    .map(([label]) => label);
  const says = (pattern: RegExp) => labels.some((label) => pattern.test(label));
  const fields = FIELDS.flatMap((tag) => index.byTag.get(tag) ?? []);
  return {
    sorts: says(SORTS),
    filters: says(FILTERS),
    pages:
      says(PAGES) || index.links.some(({ attribs }) => /^(next|prev)$/i.test(attribs.rel ?? '')),
    asksQuantity: fields.some(
      ({ element: { attribs }, label, secondarySection }) =>
        secondarySection === null &&
        attribs.type !== 'hidden' &&
        QUANTITY.test(`${attribs.name?.toLowerCase() ?? ''} ${label}`),
    ),
  };
}
