const FORMATS = /^(DateTimeFormat|ListFormat|NumberFormat|PluralRules|RelativeTimeFormat)$/;
const METHODS = /^toLocale(Date|Time)?String$/;

/** `instant.toISOString().slice(…)` and `instant.replace('T', …)`: texts made of the form of computers. */
const isHandMade = ({ callee, arguments: [first] }) =>
  (callee.property?.name === 'slice' && callee.object.callee?.property?.name === 'toISOString') ||
  (callee.property?.name === 'replace' && first?.value === 'T');

/**
 * Dates, amounts and counts are formatted by one module, so that the same one reads the same everywhere, and so that no
 * page waits for the first format of `Intl`.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const formats = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { own: 'Use the formats of the BFF’s contract (bff/contract/src/formats).' },
  },
  create: (context) => ({
    CallExpression(node) {
      if (isHandMade(node)) context.report({ node, messageId: 'own' });
    },
    MemberExpression(node) {
      const { object, property, computed } = node;
      if (computed) return;
      if (METHODS.test(property.name) || (object.name === 'Intl' && FORMATS.test(property.name)))
        context.report({ node, messageId: 'own' });
    },
  }),
};
