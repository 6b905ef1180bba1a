type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface TypedValue {
  readonly name: string;
  readonly index: number;
  readonly value: string;
  readonly checked: boolean;
}

const fieldsIn = (root: ParentNode): Field[] => [
  ...root.querySelectorAll<Field>('input[name], textarea[name], select[name]'),
];

const isCheckable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  return isCheckable(field)
    ? field.checked !== field.defaultChecked
    : field.type !== 'hidden' && field.value !== field.defaultValue;
}

const valueSetter = (field: Field) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;

export function readTypedValues(root: ParentNode): TypedValue[] {
  const fields = fieldsIn(root);
  return fields.filter(isChanged).map((field) => ({
    name: field.name,
    index: fields.filter(({ name }) => name === field.name).indexOf(field),
    value: field.value,
    checked: isCheckable(field) && field.checked,
  }));
}

/** Types the values again, as the browser would: React listens to the events. */
export function restoreTypedValues(root: ParentNode, values: readonly TypedValue[]): void {
  const fields = fieldsIn(root);
  for (const { name, index, value, checked } of values) {
    const field = fields.filter((each) => each.name === name)[index];
    if (!field) continue;
    if (isCheckable(field)) {
      if (field.checked !== checked) field.click();
      continue;
    }
    // React replaces the setter of the element itself, and would take the value for its own.
    valueSetter(field)?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
