import { randomInt } from 'node:crypto';
import { activationLength, activationSigns } from '@portal/contract/identity/activation';

/** Twelve signs of thirty, almost 59 bits. */
export const createActivationCode = (): string =>
  Array.from({ length: activationLength }, () => activationSigns[randomInt(activationSigns.length)]).join('');
