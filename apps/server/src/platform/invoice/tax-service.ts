import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { callChannel } from '../pay/call-channel.ts';
import { ChannelDown } from '../pay/pay-channel.ts';
import { isSigned, nonceOf, signMessage } from '../pay/signed-message.ts';
import type { InvoiceChannel } from './invoice-channel.ts';

/** The portal's credentials at a tax-control service. */
export interface TaxServiceAccount {
  endpoint: string;
  /** The portal's key, which signs its calls. */
  privateKey: KeyObject;
  /** The service's key, which signs its answers. */
  publicKey: KeyObject;
}

const finding = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('ISSUED'),
    invoiceNo: z.string().regex(/^\d{8}(\d{12})?$/),
    issuedAt: z.iso.datetime().transform((text) => new Date(text)),
  }),
  z.object({ state: z.enum(['PENDING', 'UNKNOWN']) }),
  z.object({ state: z.literal('FAILED'), reason: z.string().max(200) }),
]);

const file = z.object({ name: z.string().max(100), base64: z.base64() });

/** Issues invoices through a tax-control service. Each signed answer is valid for its own call only. */
export function createTaxService(
  { endpoint, privateKey, publicKey }: TaxServiceAccount,
  clock: Clock,
): InvoiceChannel {
  async function call<T>(verb: string, input: object, output: z.ZodType<T>): Promise<T> {
    const path = `/v1/invoice/${verb}`;
    const body = JSON.stringify(input);
    const headers = signMessage(privateKey, path, body, clock.now());
    const answer = await callChannel(`${endpoint}${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
    if (!isSigned(publicKey, `${path} ${nonceOf(headers)}`, answer, clock.now()))
      throw new ChannelDown(`The tax service's answer to ${verb} is not signed (${answer.status})`);
    if (answer.status !== 200) throw new ChannelDown(`The tax service answered ${answer.status} to ${verb}`);
    try {
      return output.parse(JSON.parse(answer.body.toString()));
    } catch (error) {
      throw new ChannelDown(`The tax service's answer to ${verb} has another form`, { cause: error });
    }
  }
  return {
    isByHand: false,
    apply: (request) => call('apply', request, finding),
    reverse: (request) => call('reverse', request, finding),
    query: (requestNo) => call('query', { requestNo }, finding),
    async fetchFile(requestNo) {
      const { name, base64 } = await call('file', { requestNo }, file);
      return { name, bytes: Buffer.from(base64, 'base64') };
    },
  };
}
