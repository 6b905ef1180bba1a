const ARC = 84;
const TOP = 5;
const DEPTH = 25;
const FLOWERS = 13;

const flower = (x: number, y: number, colour: string): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><circle r="4.6" fill="${colour}"/><circle r="2.4" fill="#f3c565"/></g>`;

const leaves =
  '<g fill="#3f7a5a"><path d="M0 4c5 8 6 20 0 34-6-14-5-26 0-34Z"/><path d="M-2 5c0 10-4 19-14 25 0-11 4-20 14-25Z"/><path d="M2 5c0 10 4 19 14 25 0-11-4-20-14-25Z"/></g>';

const arc = Array.from({ length: FLOWERS }, (_, index) => {
  const along = index / FLOWERS;
  const y = TOP + 4 * DEPTH * along * (1 - along);
  return flower(along * ARC, y, index % 2 === 1 ? '#e5a029' : '#c96a2b');
}).join('');

export function garland(width: number, scale: number): string {
  const count = Math.ceil(width / scale / ARC / 2);
  const middle = width / scale / 2;
  const arcs = Array.from({ length: 2 * count }, (_, index) => {
    const x = middle + (index - count) * ARC;
    return `<g transform="translate(${x} 0)">${arc}${leaves}</g>`;
  });
  return `<g transform="scale(${scale})">${arcs.join('')}</g>`;
}
