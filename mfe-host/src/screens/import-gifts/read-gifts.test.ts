import { guessMapping, type Mapping } from './columns.ts';
import { readGifts } from './read-gifts.ts';
import { readTable } from './choose-file.tsx';

const read = (text: string, changes: Partial<Mapping> = {}) => {
  const rows = readTable(text);
  return readGifts(rows, { ...guessMapping(rows), ...changes });
};
const gifts = (text: string) => read(text).map(({ gift }) => gift);
const errors = (text: string, changes: Partial<Mapping> = {}) =>
  read(text, changes).map(({ number, errors: found }) => [number, ...found]);

test('reads a plain list, with and without its header', () => {
  const rows = 'Lamp,https://shop.example/lamp,"₹1,499",2\nCup,,,';
  const expected = [
    { name: 'Lamp', url: 'https://shop.example/lamp', price: 1499, quantity: 2, currency: 'INR' },
    { name: 'Cup', url: null, price: null, quantity: 1, currency: 'INR' },
  ];
  expect(gifts(`name,url,price,quantity\n${rows}`)).toMatchObject(expected);
  expect(gifts(rows)).toMatchObject(expected);
});

test('reads the items of our export, with its mark, quotes, lines and apostrophes', () => {
  const text =
    '\uFEFFGift,Brand,Price,Currency,Quantity,Section,Note,Most wanted,Address\r\n' +
    '"Lamp, brass",Dhatu,1499,INR,1,Home,"Two\r\nlines",yes,https://shop.example/lamp\r\n' +
    "'=Sum of love,,,,3,,,,\r\n";
  expect(read(text)).toMatchObject([
    {
      errors: [],
      gift: { name: 'Lamp, brass', brand: 'Dhatu', price: 1499, note: 'Two\r\nlines' },
    },
    { errors: [], gift: { name: '=Sum of love', quantity: 3, url: null } },
  ]);
});

test('reads the Gift Book, in which one gift has several givers', () => {
  const text =
    'Date,Registry,Gift,Giver,E-mail,Quantity,Amount (₹),Price of one,Currency,State\n' +
    '2026-11-01,Ours,Lamp,Ravi,,1,1499,1499,INR,Bought\n' +
    '2026-11-02,Ours,Lamp,Asha,,1,1499,1499,INR,Bought\n';
  expect(gifts(text)[0]).toMatchObject({ name: 'Lamp', price: 1499, quantity: 1 });
  expect(errors(text)).toStrictEqual([[2], [3, 'The same gift as in row 2']]);
});

test('reads semicolons and tabs, and skips empty rows', () => {
  expect(gifts('name;price\nLamp;10\n;\n\nCup;20')).toMatchObject([
    { name: 'Lamp', price: 10 },
    { name: 'Cup', price: 20 },
  ]);
  expect(gifts('name\tprice\nLamp\t10')).toMatchObject([{ name: 'Lamp', price: 10 }]);
});

test('guesses the columns of headers in other words, and the currency of the price', () => {
  expect(
    gifts(
      'No.;Product name;Price (USD);Product Link;Notes;Priority\n' +
        '1;Lamp;899,50;https://shop.example/lamp;The brass one;high\n',
    ),
  ).toMatchObject([
    {
      name: 'Lamp',
      price: 899.5,
      currency: 'USD',
      url: 'https://shop.example/lamp',
      note: 'The brass one',
      quantity: 1,
    },
  ]);
});

test('a header in another language is no gift; the cells say what its columns are', () => {
  const table = readTable('Nr;Wunsch;Preis;Laden\n1;Lampe;10;https://shop.example/lamp\n');
  expect(guessMapping(table).order).toEqual([undefined, 'name', 'price', 'url']);
  expect(
    readGifts(table, {
      hasHeader: true,
      order: [undefined, 'name', 'price', 'url'],
      decimalMark: undefined,
    }),
  ).toMatchObject([{ number: 2, gift: { name: 'Lampe', price: 10 } }]);
  expect(gifts('Wunsch;Preis\nLampe;10')).toMatchObject([{ name: 'Lampe', price: 10 }]);
});

test('the other prices of a file, or the host, say what a point means', () => {
  const text = 'name;price\nLamp;1.499\nCup;899,50';
  expect(gifts(text)).toMatchObject([{ price: 1499 }, { price: 899.5 }]);
  const alone = 'name;price\nLamp;1.490';
  expect(read(alone, { decimalMark: ',' })).toMatchObject([{ gift: { price: 1490 } }]);
  expect(read(alone, { decimalMark: '.' })).toMatchObject([{ gift: { price: 1.49 } }]);
});

test('reads decimal commas, and asks for what has two meanings', () => {
  expect(gifts('name;price\nLamp;899,50\nCup;1.499,00')).toMatchObject([
    { name: 'Lamp', price: 899.5 },
    { name: 'Cup', price: 1499 },
  ]);
  expect(errors('name;price\nLamp;1.499')).toStrictEqual([
    [2, 'Is this 1,499 or 1.50? Please write 1499 or 1.50.'],
  ]);
});

test('says for each row why it can’t be added', () => {
  expect(
    errors(
      [
        'name,url,price,quantity',
        ',https://shop.example/a,10,1',
        'Lamp,shop example,10,1',
        'Cup,,cheap,1',
        'Bowl,,10,0',
        'Pot,,10,1.5',
        'Pan,,-3,1',
        'Lid,http://192.168.1.1/lid,10,1',
      ].join('\n'),
    ),
  ).toStrictEqual([
    [2, 'Please enter the name of the gift'],
    [3, 'Please enter a valid product URL'],
    [4, 'Please enter an amount'],
    [5, 'Please choose at least 1'],
    [6, 'Please choose a whole number'],
    [7, 'Please enter an amount of 0 or more'],
    [8, 'Guests can’t open this address. Please use the shop’s public web address.'],
  ]);
});

test('an open quotation mark is told', () => {
  expect(errors('name,price\n"Lamp,10\nCup,20')[0]).toContain(
    'The quotation marks of this row don’t match',
  );
});
