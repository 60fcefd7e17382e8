import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

/** The bytes of a PEM key, with or without its BEGIN and END lines, on one line or several. */
const bytesOf = (text: string): Buffer =>
  Buffer.from(text.replace(/-----[A-Z ]+-----|\\n|\s/g, ''), 'base64');

const firstThatReads = <T extends string>(types: readonly T[], read: (type: T) => KeyObject): KeyObject => {
  for (const type of types) {
    try {
      const key = read(type);
      if (key.asymmetricKeyType === 'rsa') return key;
    } catch {
      // Try the next format.
    }
  }
  throw new Error('not an RSA key');
};

/**
 * Reads a private key in PKCS #8 or PKCS #1.
 * @throws {Error} when it is neither
 */
export const readPrivateKey = (text: string): KeyObject =>
  firstThatReads(['pkcs8', 'pkcs1'], (type) => createPrivateKey({ key: bytesOf(text), format: 'der', type }));

/**
 * Reads a public key in SPKI or PKCS #1.
 * @throws {Error} when it is neither
 */
export const readPublicKey = (text: string): KeyObject =>
  firstThatReads(['spki', 'pkcs1'], (type) => createPublicKey({ key: bytesOf(text), format: 'der', type }));
