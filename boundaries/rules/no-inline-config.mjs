/**
 * A rule that is wrong somewhere is changed in oxlint.config.ts, where everyone sees it. The report stands at the start
 * of the file, because a comment silences what follows it.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const noInlineConfig = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { comment: 'Change the rule in oxlint.config.ts instead of silencing it here.' },
  },
  create(context) {
    return {
      Program() {
        const start = { line: 1, column: 0 };
        for (const { value } of context.sourceCode.getAllComments())
          if (/^\s*(?:oxlint|eslint)-(?:disable|enable)/.test(value))
            context.report({ loc: { start, end: start }, messageId: 'comment' });
      },
    };
  },
};
