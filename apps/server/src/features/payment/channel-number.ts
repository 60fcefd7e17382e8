import { randomInt } from 'node:crypto';

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A business number as channels know it. They keep theirs for ever, ours begin anew with every database. */
export const channelNumber = (no: string): string =>
  no.replace('-', '') + Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
