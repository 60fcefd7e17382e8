import { randomInt } from 'node:crypto';

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * A business number for channels. They keep numbers for ever, whereas ours restart with every database, hence the
 * random suffix.
 */
export const channelNumber = (no: string): string =>
  no.replace('-', '') + Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
