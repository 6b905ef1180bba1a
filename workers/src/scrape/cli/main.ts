import { runCommandLine } from './command-line.ts';

process.exitCode = await runCommandLine(process.argv.slice(2), {
  print: (line) => void process.stdout.write(`${line}\n`),
  printError: (line) => void process.stderr.write(`${line}\n`),
});
