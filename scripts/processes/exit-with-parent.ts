/**
 * Loaded before a service's own code (`node --import`). The channel to the starter closes when the starter ends in
 * any way, `kill -9` included; the service then shuts down as if it had been asked to.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// Listening alone must not keep a service alive that has otherwise finished.
process.channel?.unref();
