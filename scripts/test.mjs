import { bootstrap } from './bootstrap.mjs';

bootstrap('scripts/test/main.ts');
