import type { Clock } from '../clock.ts';
import type { Env } from '../env.ts';
import { readPrivateKey, readPublicKey } from '../pay/read-key.ts';
import { invoiceByHand } from './invoice-by-hand.ts';
import type { InvoiceChannel } from './invoice-channel.ts';
import { createTaxService } from './tax-service.ts';

const makers: Record<Env['INVOICE_CHANNEL'], (env: Env, clock: Clock) => InvoiceChannel> = {
  HAND: () => invoiceByHand,
  TAX_SERVICE: (env, clock) =>
    createTaxService(
      {
        endpoint: env.TAX_SERVICE_ENDPOINT ?? '',
        privateKey: readPrivateKey(env.TAX_SERVICE_PRIVATE_KEY ?? ''),
        publicKey: readPublicKey(env.TAX_SERVICE_PUBLIC_KEY ?? ''),
      },
      clock,
    ),
};

/** Opens the channel that the environment names; a further provider is a file of its own and a line above. */
export const openInvoiceChannel = (env: Env, clock: Clock): InvoiceChannel =>
  makers[env.INVOICE_CHANNEL](env, clock);
