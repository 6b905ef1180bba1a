import { cleanBrand } from './clean-brand.ts';

test.each([
  ['Visit the Dhatu Works Store', 'Dhatu Works'],
  ['Besuchen Sie den Dhatu-Store', 'Dhatu'],
  ['Besuche den Dhatu-Store', 'Dhatu'],
  ['Visita la tienda de Dhatu', 'Dhatu'],
  ['Visitez la boutique Dhatu', 'Dhatu'],
  ['Visita lo Store di Dhatu', 'Dhatu'],
  ['Visite a loja da Dhatu', 'Dhatu'],
  ['Bezoek de Dhatu-winkel', 'Dhatu'],
  ['Besök Dhatu Store', 'Dhatu'],
  ['Odwiedź Sklep Dhatu', 'Dhatu'],
  ['Dhatu Mağazasını ziyaret edin', 'Dhatu'],
  ['Dhatu स्टोर पर जाएं', 'Dhatu'],
  ['قم بزيارة متجر Dhatu', 'Dhatu'],
  ['访问 Dhatu 品牌旗舰店', 'Dhatu'],
  ['Brand: Dhatu', 'Dhatu'],
  ['Ver mais artigos da Marca: Dhatu', 'Dhatu'],
  ['by Dhatu', 'Dhatu'],
  ['View all Dhatu products', 'Dhatu'],
  ['More from Dhatu', 'Dhatu'],
  ['Meera Rao (Author)', null],
  ['von Meera Rao (Autor)', null],
  ['4,5 von 5 Sternen', null],
  ['$metabrand', null],
  ['Visiter la boutique PetSafe', 'PetSafe'],
  ['Besuchen Sie den WELEDA-Store', 'WELEDA'],
  ['Visita la tienda de Hercules', 'Hercules'],
  ['Philipsのストアを表示', 'Philips'],
  ['Marque : KONMAY', 'KONMAY'],
  ['Explore Scientific', 'Explore Scientific'],
  ['3M', '3M'],
  ["Jack Daniel's", "Jack Daniel's"],
])('the brand in "%s" is "%s"', (written, brand) => {
  expect(cleanBrand(written)).toBe(brand);
});

test.each([
  '12345',
  '₹499',
  'N/A',
  'null',
  '-',
  '',
  'https://shop.example/brands/1',
  'a'.repeat(61),
])('"%s" is no brand', (written) => {
  expect(cleanBrand(written)).toBeNull();
});
