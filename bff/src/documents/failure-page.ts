import { htmlEscape } from 'escape-goat';
import {
  hiddenFields,
  languageTag,
  orderFieldLabels,
  type DocumentForm,
} from '@gift-registry/bff-contract';
import { tag } from './html.ts';

interface FailurePage extends DocumentForm {
  readonly formId: string;
  readonly back: string;
}

const labels: Readonly<Record<string, string>> = {
  ...orderFieldLabels,
  quantity: 'Quantity',
  amount: 'Amount',
};

const titles: Readonly<Record<string, string>> = {
  openRegistryForm: 'The registry was not opened',
  cancelOrderForm: 'Your order was not cancelled',
};

const backLabels: Readonly<Record<string, string>> = { cancelOrderForm: 'Your order' };

const hidden = (name: string, value: string): string =>
  tag('input', { type: 'hidden', name, value });

function field([name, value]: readonly [string, string], error: string | undefined): string {
  const label = labels[name];
  if (label === undefined) return hidden(name, value);
  const message = error === undefined ? '' : `<br>${htmlEscape(error)}`;
  return `<p><label>${label}<br>${tag('input', { name, value })}</label>${message}</p>`;
}

export function failurePage(page: FailurePage): string {
  const { failure, errors, values, back, ...form } = page;
  const title = titles[form.formId] ?? 'Your gift was not saved';
  const fields = Object.entries(values).map((each) => field(each, errors[each[0]]));
  const others = Object.entries(errors).flatMap(([name, error]) => (name in values ? [] : [error]));
  const messages = [...(failure === undefined ? [] : [failure]), ...others];
  return `<!doctype html>
${tag('html', { lang: languageTag() })}
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body>
<h1>${title}</h1>
${messages.map((message) => `<p>${htmlEscape(message)}</p>`).join('\n')}
${tag('form', { method: 'post', action: form.action })}
${hidden(hiddenFields.csrfToken, form.csrfToken)}
${hidden(hiddenFields.idempotencyKey, form.idempotencyKey)}
${fields.join('\n')}
<p><button>Try again</button></p>
</form>
<p><a href="${htmlEscape(back)}">${backLabels[form.formId] ?? 'Your gifts'}</a></p>
</body>
</html>
`;
}
