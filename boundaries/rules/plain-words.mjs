const CLAUSE = /^(what|whatever|who|whoever|whose|whether|how|nobody|somebody|said|told)\b/i;

const TERMS = {
  turnstile: 'semaphore or concurrency limit',
  notices: 'toasts',
  foresee: 'update optimistically',
  foreseen: 'optimistic',
  vagueness: 'specificity',
  sentence: 'message',
  sentences: 'messages',
};
const term = new RegExp(`\\b(${Object.keys(TERMS).join('|')})\\b`, 'i');

const SUITES = new Set(['test', 'it', 'describe']);

const MESSAGES = {
  clause: 'Begin with the subject as a noun: "{{text}}".',
  term: 'Use the standard term for "{{word}}": {{standard}}.',
};

const firstWords = (comment) =>
  comment.value
    .replace(/^[\s*]+/, '')
    .slice(0, 60)
    .trim();

/**
 * Comments and test titles begin with a noun and use the field's words, so that a search finds them.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const plainWords = {
  meta: { type: 'suggestion', schema: [], messages: MESSAGES },
  create(context) {
    const check = (node, text) => {
      if (CLAUSE.test(text)) context.report({ loc: node.loc, messageId: 'clause', data: { text } });
      const word = term.exec(text)?.[1];
      if (word)
        context.report({
          loc: node.loc,
          messageId: 'term',
          data: { word, standard: TERMS[word.toLowerCase()] },
        });
    };
    return {
      Program() {
        const comments = context.sourceCode.getAllComments();
        for (const [index, comment] of comments.entries()) {
          const before = comments[index - 1];
          const continues =
            before?.type === 'Line' && before.loc.end.line + 1 === comment.loc.start.line;
          if (!continues) check(comment, firstWords(comment));
        }
      },
      CallExpression({ callee, arguments: [title] }) {
        const name = callee.type === 'MemberExpression' ? callee.object.name : callee.name;
        if (SUITES.has(name) && typeof title?.value === 'string') check(title, title.value);
      },
    };
  },
};
