import { readStockBlock, readStockText } from './read-stock.ts';

test.each([
  ['In stock', 'Out of stock', 'Only 2 left in stock.', 'Pre-order'],
  ['Auf Lager.', 'Nicht auf Lager', 'Nur noch 3 Stück', 'Jetzt vorbestellen'],
  ['En stock', 'Rupture de stock', 'Plus que 2 exemplaires', 'Précommande'],
  ['En existencias', 'No disponible', 'Quedan 2 unidades', 'Preventa'],
  ['Em estoque', 'Esgotado', 'Restam 2', 'Pré-venda'],
  ['Disponibile', 'Non disponibile', 'Solo 2 rimasti', 'Preordine'],
  ['Op voorraad', 'Niet op voorraad', 'Nog slechts 2', 'Reserveren'],
  ['W magazynie', 'Niedostępny', 'Zostało 2', 'Przedsprzedaż'],
  ['Skladem', 'Není skladem', 'Poslední 2 kusy', 'Předobjednávka'],
  ['Stokta', 'Stokta yok', 'Son 2 ürün', 'Ön sipariş'],
  ['В наличии', 'Нет в наличии', 'Осталось 2', 'Предзаказ'],
  ['在庫あり', '在庫切れ', '残り2点', '予約受付中'],
  ['现货', '售罄', '仅剩2件', '预售'],
  ['Còn hàng', 'Hết hàng', 'Chỉ còn 2', 'Đặt trước'],
  ['Tersedia', 'Tidak tersedia', 'Sisa 2', 'Pre-order'],
  ['재고 있음', '품절', '재고 부족', '예약 판매'],
  ['स्टॉक में', 'स्टॉक में नहीं', 'केवल 2 बचे', 'प्री-ऑर्डर'],
  ['متوفر', 'غير متوفر', 'بقي 2 فقط', 'طلب مسبق'],
])('"%s" is in stock, "%s" is not, "%s" is, "%s" is ahead of its sale', (isIn, out, few, pre) => {
  expect([isIn, out, few, pre].map(readStockText)).toStrictEqual([
    'in-stock',
    'out-of-stock',
    'in-stock',
    'pre-order',
  ]);
});

test.each([
  'Notify me when back in stock',
  'This product is currently unavailable to pick up at nearby stores.',
  'Chat is unavailable',
  'Immagine non disponibile',
  'Selected variant is out of stock',
  'A stockpot of steel',
  'The order left our warehouse',
  'x'.repeat(91),
])('"%s" says nothing about the stock of the product', (text) => {
  expect(readStockText(text)).toBe(null);
});

test.each(['Not in stock', '0 in stock', '0 auf Lager', 'OUT OF STOCK', '0 left'])(
  '"%s" is out of stock',
  (text) => {
    expect(readStockText(text)).toBe('out-of-stock');
  },
);

test('a block of the stock that says something else says nothing about the stock', () => {
  expect(readStockBlock('Actuellement indisponible. Nous ne savons pas quand')).toBe(
    'out-of-stock',
  );
  expect(readStockBlock('Wird geprüft')).toBe(null);
  expect(readStockBlock('')).toBe(null);
});
