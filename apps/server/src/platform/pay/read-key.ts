import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

/** The bytes of a key, which is written with or without the lines around it, on one line or several. */
const bytesOf = (text: string): Buffer =>
  Buffer.from(text.replace(/-----[A-Z ]+-----|\\n|\s/g, ''), 'base64');

const firstThatReads = <T extends string>(types: readonly T[], read: (type: T) => KeyObject): KeyObject => {
  for (const type of types) {
    try {
      const key = read(type);
      if (key.asymmetricKeyType === 'rsa') return key;
    } catch {
      // The other form, then.
    }
  }
  throw new Error('this is no RSA key');
};

/** @throws {Error} when it is none */
export const readPrivateKey = (text: string): KeyObject =>
  firstThatReads(['pkcs8', 'pkcs1'], (type) => createPrivateKey({ key: bytesOf(text), format: 'der', type }));

/** @throws {Error} when it is none */
export const readPublicKey = (text: string): KeyObject =>
  firstThatReads(['spki', 'pkcs1'], (type) => createPublicKey({ key: bytesOf(text), format: 'der', type }));
