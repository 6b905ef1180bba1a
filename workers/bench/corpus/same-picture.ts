// Sizes in the addresses of pictures: 600x600, _SX450_, w=300, /128/128/.
const SIZE =
  /\d{2,4}x\d{2,4}|[._-]+(?:ac|sx|sy|sl|us|ss|ul|ux|cr)_?[\d,_a-z]*_?(?=\.)|(?:^|[/,_-])[whq]_?\d{2,4}(?=[/,_-]|$)|[_-](?:\d{2,4}|small|medium|large|xl|thumb|zoom|grande)(?=\.|$)/gi;

const plain = (address: string) =>
  decodeURI(encodeURI(address).replace(/%25/g, '%'))
    .toLowerCase()
    .replace(/^(?:https?:)?\/\//, '')
    .replace(/[?#].*$/, '')
    .replace(SIZE, '');

const fileOf = (address: string) => plain(address).split('/').at(-1) ?? '';

const TELLING = 5;

export function isSamePicture(one: string, other: string): boolean {
  if (plain(one) === plain(other)) return true;
  const file = fileOf(one).replace(/\.\w{2,5}$/, '');
  return (
    file === fileOf(other).replace(/\.\w{2,5}$/, '') && file.length >= TELLING && /\d/.test(file)
  );
}
