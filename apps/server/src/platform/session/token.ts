import { createHash, randomBytes } from 'node:crypto';

const tokenShape = /^[A-Za-z0-9_-]{43}$/;

/** Creates a token of 256 random bits; only its hash is stored. */
export const createToken = (): string => randomBytes(32).toString('base64url');

export const isToken = (text: string): boolean => tokenShape.test(text);

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
