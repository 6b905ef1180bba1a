import { bootstrap } from './bootstrap.mjs';

bootstrap('scripts/bench/main.ts');
