const OVERLAY = /^@gift-registry\/design-system\/(dialog|sheet|drawer|menu|mobile-menu)$/;
const ATTRIBUTE = { SiteHeader: 'menu' };
const HEADER = '@gift-registry/design-system/site-header';

const MESSAGES = {
  missing:
    'Back has to close <{{name}}>: give it `{{attribute}}={…}` of `useHistoryLayer` (shell contract).',
  own: 'Use an overlay of the design system with a layer of `useHistoryLayer`, so that Back closes it.',
  handMade: 'Take the `{{attribute}}` of <{{name}}> from `useHistoryLayer`, not from a literal.',
};

/**
 * Dialogs, sheets, drawers and menus are history entries, so that Back closes them and loses nothing.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const historyLayers = {
  meta: { type: 'problem', schema: [], messages: MESSAGES },
  create(context) {
    const overlays = new Set();
    return {
      ImportDeclaration({ source, specifiers, importKind }) {
        if (importKind === 'type') return;
        if (!OVERLAY.test(source.value) && source.value !== HEADER) return;
        for (const { local, importKind: kind } of specifiers)
          if (kind !== 'type') overlays.add(local.name);
      },
      JSXOpeningElement(node) {
        const { name, attributes } = node;
        const isOwn =
          name.name === 'dialog' || attributes.some((each) => each.name?.name === 'popover');
        if (isOwn) context.report({ node, messageId: 'own' });
        if (name.type !== 'JSXIdentifier' || !overlays.has(name.name)) return;
        const attribute = ATTRIBUTE[name.name] ?? 'layer';
        const data = { name: name.name, attribute };
        const given = attributes.find((each) => each.name?.name === attribute);
        if (!given) context.report({ node, messageId: 'missing', data });
        else if (given.value?.expression?.type === 'ObjectExpression')
          context.report({ node, messageId: 'handMade', data });
      },
    };
  },
};
