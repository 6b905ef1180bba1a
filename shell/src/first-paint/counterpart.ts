const interactive = 'a[href], button, input, select, textarea, summary, [tabindex]';

const labelOfField = (element: Element): string | undefined =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    ? (element.labels?.[0]?.textContent ?? undefined)
    : undefined;

function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label') ?? labelOfField(element);
  const name = label ?? element.getAttribute('name') ?? element.textContent ?? '';
  return name.replaceAll(/\s+/g, ' ').trim();
}

const roleOf = (element: Element): string => element.getAttribute('role') ?? element.localName;
const labelOf = (element: Element): string => `${roleOf(element)} ${nameOf(element)}`;
const labelled = (root: ParentNode, label: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(interactive)].filter((each) => labelOf(each) === label);

/** An element of the rendered page, described by its role, its name and its place among those of the same role and name. */
export interface Description {
  readonly label: string;
  readonly index: number;
}

export function descriptionOf(root: ParentNode, element: HTMLElement): Description {
  const label = labelOf(element);
  return { label, index: labelled(root, label).indexOf(element) };
}

export const counterpartOf = (
  root: ParentNode,
  { label, index }: Description,
): HTMLElement | undefined => labelled(root, label)[index];
