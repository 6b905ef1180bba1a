const MESSAGES = {
  own: 'Only `transact` of platform/database opens transactions: it repeats them and limits how many run.',
  place: 'Only a use case opens transactions: neither SQL nor HTTP does.',
};

/**
 * Use cases open transactions, through `transact`. With `{ useCases: true }` the file may hold one.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const transactions = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', properties: { useCases: { type: 'boolean' } } }],
    messages: MESSAGES,
  },
  create: (context) => ({
    CallExpression({ callee }) {
      const { type, property } = callee;
      if (type === 'MemberExpression' && /^(startT|t)ransaction$/.test(property.name))
        context.report({ node: callee, messageId: 'own' });
    },
    ImportSpecifier(node) {
      if (node.imported.name === 'transact' && !context.options[0]?.useCases)
        context.report({ node, messageId: 'place' });
    },
  }),
};
