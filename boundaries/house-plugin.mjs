import { noInlineConfig } from './no-inline-config.mjs';
import { plainWords } from './plain-words.mjs';

export default {
  meta: { name: 'house' },
  rules: { 'no-inline-config': noInlineConfig, 'plain-words': plainWords },
};
