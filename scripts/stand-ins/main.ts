/** Runs the stand-ins that it is given the names of in one process: each alone would hold another 50 MB. */
for (const name of process.argv.slice(2)) await import(`./${name}/server.ts`);
