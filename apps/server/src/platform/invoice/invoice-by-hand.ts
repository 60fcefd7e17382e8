import type { InvoiceChannel } from './invoice-channel.ts';

const byHand = async () => ({ state: 'BY_HAND' as const });

/** Staff issue the invoices in the tax office's own program, then enter their numbers and upload their files. */
export const invoiceByHand: InvoiceChannel = {
  isByHand: true,
  apply: byHand,
  reverse: byHand,
  query: byHand,
  fetchFile: async () => null,
};
