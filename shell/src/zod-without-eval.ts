// Zod, which the remotes load late, compiles its checks with `new Function` where it can; the content security policy blocks and
// reports each attempt. Every copy of Zod reads this global, and importing `config` would load Zod with the shell.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
