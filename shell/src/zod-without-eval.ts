import { config } from 'zod/mini';

// Zod compiles its checks with `new Function` where it can; the content security policy blocks and reports each attempt.
// The setting is global, so it covers the copies of Zod in the remotes too.
config({ jitless: true });
