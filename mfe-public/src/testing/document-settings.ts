import { documentSettingsId, type DocumentSettings } from '@gift-registry/bff-contract';

const defaults: DocumentSettings = {
  brand: 'Tohfa',
  publicBaseUrl: 'https://gifts.example',
  demoShopUrl: null,
  googleSignIn: false,
  contact: {
    email: 'hello@tohfa.example',
    phone: '1800 000 0000',
    whatsappUrl: 'https://wa.me/910000000000',
  },
  social: [],
  accountDisclosure: 'spec',
};

/** Writes the settings into the document, as the BFF does. */
export function writeDocumentSettings(changes: Partial<DocumentSettings> = {}): void {
  const block = document.getElementById(documentSettingsId) ?? document.createElement('script');
  block.id = documentSettingsId;
  block.setAttribute('type', 'application/json');
  block.textContent = JSON.stringify({ ...defaults, ...changes });
  document.head.append(block);
}
