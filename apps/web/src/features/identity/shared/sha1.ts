import { sha1 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * SHA-1 as 40 hex digits, the form in which the API expects a password. Uses a library, because the browser's own is
 * unavailable where the portal runs without HTTPS.
 */
export const sha1Hex = (text: string): string => bytesToHex(sha1(utf8ToBytes(text)));
