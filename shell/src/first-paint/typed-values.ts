type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A text, and the place among the fields with the same one. */
interface Counted {
  readonly text: string;
  readonly index: number;
}

interface TypedValue {
  readonly name: Counted;
  readonly label: Counted;
  readonly value: string;
  readonly checked: boolean;
}

const fieldsIn = (root: ParentNode): Field[] => [
  ...root.querySelectorAll<Field>('input:not([type="hidden"], [type="file"]), textarea, select'),
];

const nameOf = (field: Field): string => field.name;
const labelOf = (field: Field): string =>
  field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? '';

function countedIn(fields: readonly Field[], field: Field, textOf: typeof nameOf): Counted {
  const text = textOf(field);
  return { text, index: fields.filter((each) => textOf(each) === text).indexOf(field) };
}

/** The app may have other names than the form that works without scripts, but has the same labels. */
function findField(fields: readonly Field[], { name, label }: TypedValue): Field | undefined {
  const named = fields.filter((field) => name.text !== '' && nameOf(field) === name.text);
  const labelled = fields.filter((field) => labelOf(field) === label.text);
  return named[name.index] ?? labelled[label.index];
}

const isCheckable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  return isCheckable(field)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
}

const valueSetter = (field: Field) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;

export function readTypedValues(root: ParentNode): TypedValue[] {
  const fields = fieldsIn(root);
  return fields.filter(isChanged).map((field) => ({
    name: countedIn(fields, field, nameOf),
    label: countedIn(fields, field, labelOf),
    value: field.value,
    checked: isCheckable(field) && field.checked,
  }));
}

/** Types the values again, as the browser would: React listens to the events. Ends when the app has taken them. */
export async function restoreTypedValues(
  root: ParentNode,
  values: readonly TypedValue[],
): Promise<void> {
  const fields = fieldsIn(root);
  const texts: Field[] = [];
  for (const typed of values) {
    const { value, checked } = typed;
    const field = findField(fields, typed);
    if (!field) continue;
    if (isCheckable(field)) {
      if (field.checked !== checked) field.click();
      continue;
    }
    // React replaces the setter of the element itself, and would take the value for its own.
    valueSetter(field)?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
    texts.push(field);
  }
  // Some fields take their text when they are left: one after the other, because React renders in between.
  for (const field of texts) {
    await Promise.resolve();
    if (field !== document.activeElement)
      field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
}
