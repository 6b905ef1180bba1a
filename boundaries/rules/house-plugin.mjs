import { formats } from './formats.mjs';
import { historyLayers } from './history-layers.mjs';
import { noInlineConfig } from './no-inline-config.mjs';
import { plainWords } from './plain-words.mjs';
import { screenWords } from './screen-words.mjs';
import { statements } from './statements.mjs';
import { transactions } from './transactions.mjs';

export default {
  meta: { name: 'house' },
  rules: {
    formats,
    'history-layers': historyLayers,
    'no-inline-config': noInlineConfig,
    'plain-words': plainWords,
    'screen-words': screenWords,
    statements,
    transactions,
  },
};
