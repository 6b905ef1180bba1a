import { describeFailure, Failure } from '../terminal/failure.ts';
import { checkedInSurface, releasedOf, writeSurface } from './released.ts';
import { readSurfaces } from './surface.ts';
import { isCurrent, wrongVersion } from './verdict.ts';

async function main(isCheck: boolean): Promise<void> {
  for (const [contract, surface] of await readSurfaces()) {
    const { folder, version } = contract;
    const wrong = wrongVersion(contract, await releasedOf(contract), surface);
    if (wrong !== undefined) throw new Failure(wrong);
    if (isCurrent(await checkedInSurface(contract), surface)) {
      console.log(`${folder} ${version} is as its files say.`);
      continue;
    }
    if (isCheck)
      throw new Failure(
        `The files of ${folder} are not of today. Run npm run contracts and commit the result.`,
      );
    await writeSurface(contract, surface);
    console.log(`Wrote the files of ${folder} ${version}.`);
  }
}

try {
  await main(process.argv.includes('--check'));
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
