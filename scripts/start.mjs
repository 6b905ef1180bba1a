import { bootstrap } from './bootstrap.mjs';

bootstrap('scripts/start/main.ts');
