import { findFreeSpot, type Box } from './find-free-spot.ts';

const boxAt = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const phone = boxAt(0, 0, 360, 740);
const onPhone = boxAt(16, 640, 328, 80);
const desktop = boxAt(0, 0, 1280, 800);
const onDesktop = boxAt(848, 704, 416, 80);
const area = (screen: Box, toast: Box): Box => ({ ...screen, top: 16, bottom: toast.bottom });

const covers = (spot: Box, control: Box) =>
  spot.left < control.right &&
  control.left < spot.right &&
  spot.top < control.bottom &&
  control.top < spot.bottom;

test('without controls a toast stays at its edge', () => {
  expect(findFreeSpot(onPhone, [], area(phone, onPhone))).toMatchObject(onPhone);
});

test('a header and a bar at the bottom stay free', () => {
  const header = boxAt(0, 0, 360, 64);
  const bar = boxAt(0, 660, 360, 80);
  const spot = findFreeSpot(onPhone, [header, bar], area(phone, onPhone));
  expect([covers(spot, header), covers(spot, bar)]).toEqual([false, false]);
  expect(spot.bottom).toBeGreaterThan(640);
});

test('a column full of buttons is left for the opposite edge', () => {
  const buttons = Array.from({ length: 13 }, (_, row) => boxAt(1100, row * 60, 120, 44));
  const spot = findFreeSpot(onDesktop, buttons, area(desktop, onDesktop));
  expect(spot).toMatchObject({ left: 16, right: 432, bottom: onDesktop.bottom });
});

test('on a screen full of controls it covers the least', () => {
  const rows = Array.from({ length: 12 }, (_, row) => boxAt(0, row * 62, 360, 60));
  const small = boxAt(0, 300, 40, 60);
  const spot = findFreeSpot(
    onPhone,
    [...rows.filter(({ top }) => Math.abs(top - 300) > 62), small],
    area(phone, onPhone),
  );
  expect(covers(spot, small)).toBe(true);
});
