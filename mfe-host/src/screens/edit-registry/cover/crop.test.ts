import { areaOf, dragged, wholePhoto } from './crop.ts';

const tall = { width: 1000, height: 2000 };
const wide = { width: 4000, height: 400 };

test.each([
  ['a tall photo keeps its width', tall, { left: 0, top: 800, width: 1000, height: 400 }],
  ['a wide one its height', wide, { left: 1500, top: 0, width: 1000, height: 400 }],
])('%s', (_, photo, area) => {
  expect(areaOf(photo, wholePhoto)).toEqual(area);
});

test('zooming shows a part, and the ends of the photo can be reached', () => {
  expect(areaOf(tall, { zoom: 2, across: 1, down: 1 })).toEqual({
    left: 500,
    top: 1800,
    width: 500,
    height: 200,
  });
});

test('a finger moves the photo with it, not beyond its edge', () => {
  expect(dragged(tall, wholePhoto, { x: 0, y: 0.5 }).down).toBeCloseTo(0.5 - 200 / 1600);
  expect(dragged(tall, wholePhoto, { x: 0.5, y: -9 })).toEqual({ zoom: 1, across: 0.5, down: 1 });
});
