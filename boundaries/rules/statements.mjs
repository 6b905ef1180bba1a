const BUILDER =
  /^(selectFrom|selectNoFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto)$/;

/**
 * Repositories hold the SQL. Others know the types of kysely, and no more.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const statements = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { place: 'A repository holds SQL: move this to a `*.repository.ts`.' },
  },
  create: (context) => ({
    ImportDeclaration({ source, specifiers, importKind }) {
      if (importKind === 'type' || !/^kysely(\/|$)/.test(source.value)) return;
      for (const node of specifiers)
        if (node.importKind !== 'type') context.report({ node, messageId: 'place' });
    },
    MemberExpression(node) {
      if (BUILDER.test(node.property.name)) context.report({ node, messageId: 'place' });
    },
  }),
};
