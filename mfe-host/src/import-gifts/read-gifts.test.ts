import { readGifts } from './read-gifts.ts';

const gifts = (text: string) => readGifts(text).map(({ gift }) => gift);
const errors = (text: string) =>
  readGifts(text).map(({ number, errors: found }) => [number, ...found]);

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
  expect(readGifts(text)).toMatchObject([
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
