import { shop, type Shop } from './written-shops.ts';
import { jsonLd as ld } from './written-pages.ts';

const lorem =
  'Designed for everyday use, made to last, and checked by our team before it leaves the workshop. '.repeat(
    10,
  );
const doc = (lang: string, title: string, head: string, main: string, before = '', after = '') =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body><header class="site-header"><a href="/">Home</a><nav><a href="/new">New</a></nav></header>${before}<main>${main}<div class="description"><p>${lorem}</p></div></main>${after}<footer><p>© 2026</p></footer></body></html>`;
const item = (name: string, offers: object) => ld({ '@type': 'Product', name, offers });

/** Product pages with amounts beside the price. */
export const AMOUNTS: readonly Shop[] = [
  shop(
    'per m2 and per pack',
    'https://www.bodenwelt.de/laminat-eiche',
    doc(
      'de',
      'Laminat Eiche',
      '',
      `<h1>Laminat Eiche</h1><div class="preis-qm">12,99 € / m²</div><div class="preis-paket">Paketpreis: 25,85 €</div><p>1 Paket = 1,99 m²</p><button>In den Warenkorb</button>`,
    ),
    { name: 'Laminat Eiche', price: 25.85, currency: 'EUR' },
  ),
  shop(
    'was now in one text',
    'https://www.homeandhearth.co.uk/p/kettle-red',
    doc(
      'en-GB',
      'Red Kettle',
      '',
      `<h1>Red Kettle</h1><p class="price">Was £45.00 Now £29.99</p><button>Add to basket</button>`,
    ),
    { name: 'Red Kettle', price: 29.99, currency: 'GBP' },
  ),
  shop(
    'was now in two, save',
    'https://www.homeandhearth.co.uk/p/toaster-red',
    doc(
      'en-GB',
      'Red Toaster',
      '',
      `<h1>Red Toaster</h1><p><span>Now £39.99</span> <span>Was £59.99</span> <span>Save £20.00</span></p><button>Add to basket</button>`,
    ),
    { name: 'Red Toaster', price: 39.99, currency: 'GBP' },
  ),
  shop(
    'incl and excl on one line, nl',
    'https://www.kantoorgigant.nl/bureaustoel-x',
    doc(
      'nl-NL',
      'Bureaustoel X',
      '',
      `<h1>Bureaustoel X</h1><div class="prijs">€ 121,00 incl. btw <small>(€ 100,00 excl. btw)</small></div><button>In winkelwagen</button>`,
    ),
    { name: 'Bureaustoel X', price: 121, currency: 'EUR' },
  ),
  shop(
    'Swedish colon dash',
    'https://www.lampan.se/taklampa',
    doc(
      'sv-SE',
      'Taklampa',
      '',
      `<h1>Taklampa</h1><div class="pris">1 299:-</div><p>Fri frakt över 500 kr</p><button>Lägg i kundvagn</button>`,
    ),
    { name: 'Taklampa', price: 1299 },
  ),
  shop(
    'protection plan, price unlabelled',
    'https://www.techbarn.com/product/speaker',
    doc(
      'en-US',
      'Speaker',
      '',
      `<h1>Speaker</h1><div><span>$89.99</span></div><div><label>Add 2-Year Protection Plan</label> <span>$12.99</span></div><button>Add to cart</button>`,
    ),
    { name: 'Speaker', price: 89.99, currency: 'USD' },
  ),
  shop(
    'effective price with coupon label best-price',
    'https://www.styleup.in/kurta-blue',
    doc(
      'en-IN',
      'Blue Kurta',
      item('Blue Kurta', { '@type': 'Offer', price: '1299', priceCurrency: 'INR' }),
      `<h1>Blue Kurta</h1><div class="price">₹1,299 <span class="mrp">₹2,599</span> <span>(50% OFF)</span></div><div class="best-price">Best Price ₹1,169 <small>Coupon: STYLE10</small></div><button>Add to bag</button>`,
    ),
    { name: 'Blue Kurta', price: 1299, currency: 'INR' },
  ),
  shop(
    'effective price, plain',
    'https://www.styleup.in/kurta-red',
    doc(
      'en-IN',
      'Red Kurta',
      '',
      `<h1>Red Kurta</h1><div><span>₹1,299</span></div><div>Get it for <span>₹1,169</span></div><div>10% off with code STYLE10</div><button>Add to bag</button>`,
    ),
    { name: 'Red Kurta', price: 1299, currency: 'INR' },
  ),
  shop(
    'approx in other currency',
    'https://www.riadshop.com/rug',
    doc(
      'en',
      'Berber Rug',
      '',
      `<h1>Berber Rug</h1><p class="price">€420.00 <span>(approx. $455)</span></p><button>Add to cart</button>`,
    ),
    { name: 'Berber Rug', price: 420, currency: 'EUR' },
  ),
  shop(
    'charity share',
    'https://www.candleco.org/products/hope',
    doc(
      'en-US',
      'Hope Candle',
      '',
      `<h1>Hope Candle</h1><div>$28.00</div><p>$5 of each sale goes to charity.</p><button>Add to cart</button>`,
    ),
    { name: 'Hope Candle', price: 28, currency: 'USD' },
  ),
  shop(
    'footer order minimum',
    'https://www.delicasa.it/prodotto/olio',
    doc(
      'it',
      'Olio EVO',
      '',
      `<h1>Olio EVO</h1><div>18,50 €</div><button>Aggiungi al carrello</button>`,
      '',
      `<div class="usp">Spedizione gratuita sopra i 59 €</div>`,
    ),
    { name: 'Olio EVO', price: 18.5, currency: 'EUR' },
  ),
  shop(
    'free shipping bar in main, german',
    'https://www.seifenwerk.de/seife',
    doc(
      'de',
      'Lavendelseife',
      '',
      `<h1>Lavendelseife</h1><div>6,50 €</div><p>Kostenloser Versand ab 49 €</p><button>In den Warenkorb</button>`,
    ),
    { name: 'Lavendelseife', price: 6.5, currency: 'EUR' },
  ),
  shop(
    'free shipping in French',
    'https://www.savonnerie.fr/savon',
    doc(
      'fr',
      'Savon',
      '',
      `<h1>Savon</h1><div>6,50 €</div><p>Livraison offerte dès 49 €</p><button>Ajouter au panier</button>`,
    ),
    { name: 'Savon', price: 6.5, currency: 'EUR' },
  ),
  shop(
    'free shipping in Spanish',
    'https://www.jabones.es/jabon',
    doc(
      'es',
      'Jabón',
      '',
      `<h1>Jabón</h1><div>6,50 €</div><p>Envío gratis desde 49 €</p><button>Añadir al carrito</button>`,
    ),
    { name: 'Jabón', price: 6.5, currency: 'EUR' },
  ),
  shop(
    'free shipping in Polish',
    'https://www.mydlo.pl/mydlo',
    doc(
      'pl',
      'Mydło',
      '',
      `<h1>Mydło</h1><div>26,50 zł</div><p>Darmowa dostawa od 199 zł</p><button>Do koszyka</button>`,
    ),
    { name: 'Mydło', price: 26.5, currency: 'PLN' },
  ),
  shop(
    'free shipping in Portuguese',
    'https://www.sabao.com.br/sabonete',
    doc(
      'pt-BR',
      'Sabonete',
      '',
      `<h1>Sabonete</h1><div>R$ 26,50</div><p>Frete grátis acima de R$ 199</p><button>Comprar</button>`,
    ),
    { name: 'Sabonete', price: 26.5, currency: 'BRL' },
  ),
  shop(
    'free shipping in Dutch',
    'https://www.zeepje.nl/zeep',
    doc(
      'nl',
      'Zeep',
      '',
      `<h1>Zeep</h1><div>€ 6,50</div><p>Gratis verzending vanaf € 50</p><button>In winkelmand</button>`,
    ),
    { name: 'Zeep', price: 6.5, currency: 'EUR' },
  ),
  shop(
    'free shipping in Hindi',
    'https://www.sabun.in/sabun',
    doc(
      'hi',
      'साबुन',
      '',
      `<h1>साबुन</h1><div>₹149</div><p>₹499 से अधिक पर मुफ़्त डिलीवरी</p><button>कार्ट में जोड़ें</button>`,
    ),
    { name: 'साबुन', price: 149, currency: 'INR' },
  ),
  shop(
    'free shipping in Arabic',
    'https://www.saboon.sa/soap',
    doc(
      'ar',
      'صابون',
      '',
      `<h1>صابون</h1><div>65 ر.س</div><p>شحن مجاني للطلبات فوق 200 ر.س</p><button>أضف إلى السلة</button>`,
    ),
    { name: 'صابون', price: 65, currency: 'SAR' },
  ),
  shop(
    'instalments in many',
    'https://www.sofaworld.de/sofa',
    doc(
      'de',
      'Sofa Oslo',
      '',
      `<h1>Sofa Oslo</h1><div>899,00 €</div><p>oder ab 27,45 € mtl. finanzieren</p><p>Nur noch 3 auf Lager</p><button>In den Warenkorb</button>`,
    ),
    { name: 'Sofa Oslo', price: 899, currency: 'EUR', stock: 'in-stock' },
  ),
  shop(
    'sold by weight, est. total',
    'https://www.butcherbox.com/p/ribeye',
    doc(
      'en-US',
      'Ribeye',
      '',
      `<h1>Ribeye</h1><div>$24.99/lb</div><div>Est. price: $18.74 (0.75 lb)</div><button>Add to cart</button>`,
    ),
    { name: 'Ribeye', price: 18.74, currency: 'USD' },
  ),
  shop(
    'rental and purchase',
    'https://www.ski-hire.ch/ski-rossi',
    doc(
      'de-CH',
      'Ski Rossi',
      '',
      `<h1>Ski Rossi</h1><div>Kaufen: CHF 499.00</div><div>Mieten: CHF 39.00 pro Tag</div><button>In den Warenkorb</button>`,
    ),
    { name: 'Ski Rossi', price: 499, currency: 'CHF' },
  ),
  shop(
    'Turkish TL with sepette indirim',
    'https://www.modaevi.com.tr/elbise-p-882211',
    doc(
      'tr',
      'Yazlık Elbise',
      '',
      `<h1>Yazlık Elbise</h1><div><span>1.199,90 TL</span></div><div>Sepette %20 indirim: <span>959,92 TL</span></div><button>Sepete Ekle</button>`,
    ),
    { name: 'Yazlık Elbise', price: 1199.9, currency: 'TRY' },
  ),
  shop(
    'Indonesian diskon',
    'https://www.tokobaju.id/produk/kaos-polos',
    doc(
      'id',
      'Kaos Polos',
      '',
      `<h1>Kaos Polos</h1><p>Rp 89.000</p><p>Gratis ongkir min. belanja Rp 200.000</p><button>Tambah ke Keranjang</button>`,
    ),
    { name: 'Kaos Polos', price: 89000, currency: 'IDR' },
  ),
  shop(
    'Czech with action',
    'https://www.hracky.cz/vlacek',
    doc(
      'cs',
      'Vláček',
      '',
      `<h1>Vláček</h1><div><span class="akce">Akční cena</span> <b>499 Kč</b></div><div>Běžná cena 699 Kč</div><p>Doprava zdarma od 1 000 Kč</p><button>Přidat do košíku</button>`,
    ),
    { name: 'Vláček', price: 499, currency: 'CZK' },
  ),
  shop(
    'Hungarian',
    'https://www.konyha.hu/termek/fakanal',
    doc(
      'hu',
      'Fakanál',
      '',
      `<h1>Fakanál</h1><div>1 990 Ft</div><p>Ingyenes szállítás 15 000 Ft felett</p><button>Kosárba</button>`,
    ),
    { name: 'Fakanál', price: 1990, currency: 'HUF' },
  ),
  shop(
    'Romanian',
    'https://www.casa.ro/produs/lampa',
    doc(
      'ro',
      'Lampă',
      '',
      `<h1>Lampă</h1><div>149,99 lei</div><p>Transport gratuit peste 200 lei</p><button>Adaugă în coș</button>`,
    ),
    { name: 'Lampă', price: 149.99, currency: 'RON' },
  ),
  shop(
    'Greek',
    'https://www.spiti.gr/proion/lampa',
    doc(
      'el',
      'Λάμπα',
      '',
      `<h1>Λάμπα</h1><div>39,90 €</div><p>Δωρεάν μεταφορικά άνω των 50 €</p><button>Προσθήκη στο καλάθι</button>`,
    ),
    { name: 'Λάμπα', price: 39.9, currency: 'EUR' },
  ),
  shop(
    'Vietnamese',
    'https://www.nhabep.vn/san-pham/chao-gang',
    doc(
      'vi',
      'Chảo gang',
      '',
      `<h1>Chảo gang</h1><div>459.000 ₫</div><p>Miễn phí vận chuyển cho đơn từ 500.000 ₫</p><button>Thêm vào giỏ hàng</button>`,
    ),
    { name: 'Chảo gang', price: 459000, currency: 'VND' },
  ),
  shop(
    'Thai',
    'https://www.krua.co.th/product/1234',
    doc(
      'th',
      'หม้อดิน',
      '',
      `<h1>หม้อดิน</h1><div>฿590</div><p>ส่งฟรีเมื่อซื้อครบ ฿999</p><button>เพิ่มลงตะกร้า</button>`,
    ),
    { name: 'หม้อดิน', price: 590, currency: 'THB' },
  ),
  shop(
    'Korean',
    'https://www.jip.kr/product/detail.html?product_no=210',
    doc(
      'ko',
      '도자기 컵',
      '',
      `<h1>도자기 컵</h1><div>18,000원</div><p>50,000원 이상 무료배송</p><button>장바구니 담기</button>`,
    ),
    { name: '도자기 컵', price: 18000, currency: 'KRW' },
  ),
];
