import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  randomBytes,
  type KeyObject,
} from 'node:crypto';

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

function openWith(secret: KeyObject, bytes: Buffer, purpose: string): string {
  const decipher = createDecipheriv(ALGORITHM, secret, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const encrypted = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8');
}

function tryToOpen(secret: KeyObject, bytes: Buffer, purpose: string): string | undefined {
  try {
    return openWith(secret, bytes, purpose);
  } catch {
    return undefined;
  }
}

/** AES-256-GCM with a random nonce per text. Keys have 32 bytes: the first seals, each of them opens. */
export function createDataCipher(keys: Buffer | readonly Buffer[]): DataCipher {
  const [secret, ...earlier] = [keys].flat().map((key) => createSecretKey(key));
  if (!secret) throw new Error('A cipher needs a key.');
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
      try {
        return openWith(secret, bytes, purpose);
      } catch (error) {
        for (const each of earlier) {
          const opened = tryToOpen(each, bytes, purpose);
          if (opened !== undefined) return opened;
        }
        throw error;
      }
    },
  };
}
