import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Clock } from '../../clock.ts';
import { isSigned, nonceOf, signMessage } from '../../pay/signed-message.ts';
import type { InvoiceRequest, ReversalRequest } from '../invoice-channel.ts';
import type { TaxServiceAccount } from '../tax-service.ts';

type Finding =
  | { state: 'ISSUED'; invoiceNo: string; issuedAt: string }
  | { state: 'PENDING' | 'UNKNOWN' }
  | { state: 'FAILED'; reason: string };

const pdf = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';

/** A stand-in for a tax-control service that verifies and signs messages as a provider does. */
export class TaxService {
  readonly requests = new Map<string, InvoiceRequest | ReversalRequest>();
  readonly findings = new Map<string, Finding>();
  /** Answers to the next requests; by default they are issued at once. */
  next: 'ISSUED' | 'PENDING' | { reason: string } = 'ISSUED';
  /** With 'down' it answers 500; with 'lost' it carries out the call, but its answer is not signed. */
  fault: 'down' | 'lost' | null = null;
  readonly #portal = generateKeyPairSync('rsa', { modulusLength: 2048 });
  readonly #own = generateKeyPairSync('rsa', { modulusLength: 2048 });
  readonly #clock: Clock;
  readonly #server = createServer((request, response) => void this.#respond(request, response));

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  static async open(clock: Clock): Promise<TaxService> {
    const service = new TaxService(clock);
    await new Promise<void>((resolve) => service.#server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  get account(): TaxServiceAccount {
    return {
      endpoint: `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`,
      privateKey: this.#portal.privateKey,
      publicKey: this.#own.publicKey,
    };
  }

  /** The environment that leads to it. */
  get settings(): NodeJS.ProcessEnv {
    const { endpoint, privateKey, publicKey } = this.account;
    return {
      INVOICE_CHANNEL: 'TAX_SERVICE',
      TAX_SERVICE_ENDPOINT: endpoint,
      TAX_SERVICE_PRIVATE_KEY: String(privateKey.export({ format: 'pem', type: 'pkcs8' })),
      TAX_SERVICE_PUBLIC_KEY: String(publicKey.export({ format: 'pem', type: 'spki' })),
    };
  }

  /** Issues a request that is pending. */
  issue(requestNo: string): string {
    const invoiceNo = `26${String(this.requests.size).padStart(4, '0')}${requestNo.replace(/\D/g, '')}`
      .padEnd(20, '0')
      .slice(0, 20);
    this.findings.set(requestNo, { state: 'ISSUED', invoiceNo, issuedAt: this.#clock.now().toISOString() });
    return invoiceNo;
  }

  #carryOut(verb: string, input: InvoiceRequest): object {
    const { requestNo } = input;
    if (verb === 'file') return { name: `${requestNo}.pdf`, base64: Buffer.from(pdf).toString('base64') };
    if (verb !== 'query' && !this.requests.has(requestNo)) {
      this.requests.set(requestNo, input);
      if (this.next === 'ISSUED') this.issue(requestNo);
      else if (this.next === 'PENDING') this.findings.set(requestNo, { state: 'PENDING' });
      else this.findings.set(requestNo, { state: 'FAILED', ...this.next });
    }
    return this.findings.get(requestNo) ?? { state: 'UNKNOWN' };
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const { headers, url = '' } = request;
    const isGenuine = isSigned(this.#portal.publicKey, url, { headers, body }, this.#clock.now());
    if (this.fault === 'down' || !isGenuine) {
      response.writeHead(isGenuine ? 500 : 401).end();
      return;
    }
    const answer = JSON.stringify(
      this.#carryOut(url.split('/').at(-1) ?? '', JSON.parse(body.toString()) as InvoiceRequest),
    );
    const signed = signMessage(this.#own.privateKey, `${url} ${nonceOf(headers)}`, answer, this.#clock.now());
    response.writeHead(200, this.fault === 'lost' ? {} : signed).end(answer);
  }
}
