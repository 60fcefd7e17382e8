import { demoInteger } from './demo-random.ts';

const alphabet = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The check code of a certificate, the same on every fill. */
export const demoCheckCode = (name: string): string =>
  Array.from(
    { length: 12 },
    (_, at) => alphabet[demoInteger(`${name} check ${at}`, 0, alphabet.length - 1)],
  ).join('');
