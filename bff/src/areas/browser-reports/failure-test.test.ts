import { seededRandom } from '../../testing/seeded-random.ts';
import { failsMoreOften, probabilityOfChance, type Sample } from './failure-test.ts';

const sample = (
  views: number,
  failed: number,
  failingNetworks = failed,
  networks = views,
): Sample => ({ views, failed, networks, failingNetworks });

test('the probability agrees with published values of Fisher’s exact test', () => {
  expect(probabilityOfChance(sample(4, 4), sample(4, 0))).toBeCloseTo(1 / 70, 10);
  expect(probabilityOfChance(sample(4, 3), sample(4, 1))).toBeCloseTo(17 / 70, 10);
  expect(probabilityOfChance(sample(50, 0), sample(50, 0))).toBe(1);
});

test('a release that clearly fails more often is found with 50 views', () => {
  expect(failsMoreOften(sample(50, 15), sample(200, 2))).toBe(true);
  expect(failsMoreOften(sample(49, 40), sample(200, 2))).toBe(false);
});

test('failures that the version before has too are no reason', () => {
  expect(failsMoreOften(sample(60, 30), sample(200, 95))).toBe(false);
  expect(failsMoreOften(sample(60, 2), sample(200, 1))).toBe(false);
});

test('failures of few networks are no reason', () => {
  expect(failsMoreOften(sample(60, 16, 4), sample(200, 0))).toBe(false);
});

test('failures in less than a twentieth of the networks are no reason', () => {
  expect(failsMoreOften(sample(1_000, 49), sample(1_000, 0))).toBe(false);
  expect(failsMoreOften(sample(1_000, 50), sample(1_000, 0))).toBe(true);
});

test('without views of the version before there is nothing to compare with', () => {
  expect(failsMoreOften(sample(60, 30), sample(0, 0))).toBe(false);
});

test('of 300 equally good releases that are tested all the time at most 1 % are withdrawn', () => {
  const random = seededRandom(7);
  const fails = (rate: number): number => (random() < rate ? 1 : 0);
  let withdrawn = 0;
  for (let release = 0; release < 300; release += 1) {
    const before = sample(
      300,
      Array.from({ length: 300 }, () => fails(0.03)).reduce((sum, failed) => sum + failed, 0),
    );
    let failed = 0;
    for (let views = 1; views <= 400; views += 1) {
      failed += fails(0.03);
      if (views % 10 === 0 && failsMoreOften(sample(views, failed), before)) {
        withdrawn += 1;
        break;
      }
    }
  }
  expect(withdrawn).toBeLessThanOrEqual(3);
});
