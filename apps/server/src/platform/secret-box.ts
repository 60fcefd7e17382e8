import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { privateFile } from './database/data-dir.ts';
import type { Env } from './env.ts';

/** Encrypts short texts for the database (AES-256-GCM). */
export interface SecretBox {
  seal(text: string): string;
  /**
   * Decrypts a text.
   * @throws {Error} when it was encrypted with another key, or altered
   */
  open(sealed: string): string;
}

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** The configured key, or one that is generated once and stored next to the files. */
function readKey({ ENCRYPTION_KEY, DATA_DIR }: Pick<Env, 'ENCRYPTION_KEY' | 'DATA_DIR'>): Buffer {
  if (ENCRYPTION_KEY !== undefined) return Buffer.from(ENCRYPTION_KEY, 'hex');
  const file = join(DATA_DIR, 'encryption.key');
  mkdirSync(DATA_DIR, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: privateFile });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
}

/** Reads the key on first use. */
export function openSecretBox(env: Pick<Env, 'ENCRYPTION_KEY' | 'DATA_DIR'>): SecretBox {
  let key: Buffer | undefined;
  const keyOf = () => {
    key ??= readKey(env);
    return key;
  };
  return {
    seal(text) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, keyOf(), iv);
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv(algorithm, keyOf(), bytes.subarray(0, ivBytes));
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}
