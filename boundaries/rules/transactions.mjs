const MESSAGES = {
  own: 'Only `transact` of platform/database opens transactions: it repeats them and limits how many run.',
  place: 'Only a use case opens transactions: move this to a `*.service.ts`.',
};

/**
 * Services open transactions, through `transact`. With `{ services: true }` the file is one.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const transactions = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', properties: { services: { type: 'boolean' } } }],
    messages: MESSAGES,
  },
  create: (context) => ({
    CallExpression({ callee }) {
      const { type, property } = callee;
      if (type === 'MemberExpression' && /^(startT|t)ransaction$/.test(property.name))
        context.report({ node: callee, messageId: 'own' });
    },
    ImportSpecifier(node) {
      if (node.imported.name === 'transact' && !context.options[0]?.services)
        context.report({ node, messageId: 'place' });
    },
  }),
};
