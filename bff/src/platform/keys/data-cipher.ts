import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const VERSION = 'v1.';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts what the database stores but must not reveal. A text opens only for the purpose that it was sealed for. */
export interface DataCipher {
  seal(text: string, purpose: string): string;
  /** Throws for a changed text, another purpose or another key. */
  open(sealed: string, purpose: string): string;
}

/** AES-256-GCM with a random nonce per text. The key has 32 bytes. */
export function createDataCipher(key: Buffer): DataCipher {
  const secret = createSecretKey(key);
  return {
    seal(text, purpose) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, secret, nonce).setAAD(Buffer.from(purpose));
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const bytes = Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
      return VERSION + bytes.toString('base64url');
    },
    open(sealed, purpose) {
      if (!sealed.startsWith(VERSION)) throw new Error('The text is not sealed.');
      const bytes = Buffer.from(sealed.slice(VERSION.length), 'base64url');
      const decipher = createDecipheriv(ALGORITHM, secret, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const encrypted = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8');
    },
  };
}
