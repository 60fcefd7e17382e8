import { sha256 as hash } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Sha256 } from '@portal/contract/lottery/draw';

/** Uses a library, because the browser's own is unavailable where the portal runs without HTTPS. */
export const sha256: Sha256 = (bytes) => bytesToHex(hash(bytes));
