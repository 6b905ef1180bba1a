const SPECIFIED = new Set([
  "FAQ's",
  "Let's Setup Your Registry!",
  "New password and confirmation don't match.",
  "The registry owner hasn't added any items yet.",
  "We couldn't generate a shareable link. Please try again.",
  "You don't have permission to access this page.",
]);

const STRAIGHT_APOSTROPHE = /\p{L}'\p{L}/u;
const HYPHENATED_EMAIL = /(^|[\s(“])e-mails?\b(?![-./])/i;

const isSummary = ({ parent }) => parent?.type === 'Property' && parent.key?.name === 'summary';

const isForEngineers = (node) => {
  for (let each = node.parent; each; each = each.parent) {
    if (each.type === 'NewExpression') return /^(Type|Range|Syntax)?Error$/.test(each.callee.name);
    if (each.type === 'TaggedTemplateExpression') return true;
  }
  return false;
};

const MESSAGES = {
  apostrophe: 'Write the apostrophe of a text for people as ’.',
  email: 'Write "email".',
};

/**
 * Texts for people use one apostrophe and one word for an email.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const screenWords = {
  meta: { type: 'suggestion', schema: [], messages: MESSAGES },
  create(context) {
    const check = (node, text) => {
      const words = text
        .replace(/&(apos|#39);/g, "'")
        .replace(/\s+/g, ' ')
        .trim();
      if (SPECIFIED.has(words) || isSummary(node) || isForEngineers(node)) return;
      if (STRAIGHT_APOSTROPHE.test(words)) context.report({ node, messageId: 'apostrophe' });
      if (HYPHENATED_EMAIL.test(words)) context.report({ node, messageId: 'email' });
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateElement: (node) => check(node, node.value.cooked ?? ''),
      JSXText: (node) => check(node, node.value),
    };
  },
};
