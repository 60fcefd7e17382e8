import type { RefusalData } from '@portal/contract/envelope';
import type { TransportResponse } from './client-ports.ts';

/** The envelope as it may actually arrive: numeric codes, missing parts. */
export interface ReceivedEnvelope {
  header: { retCode: string | number; retMsg?: string | null; token?: string | null };
  body?: { data?: unknown; menusList?: unknown } | null;
}

export type Answer = { envelope: ReceivedEnvelope } | { raw: TransportResponse };

/** @throws if the answer is neither an envelope, a spreadsheet nor a PDF, such as a proxy's HTML page. */
export async function readAnswer(response: TransportResponse): Promise<Answer> {
  if (/excel|spreadsheet|pdf/i.test(contentType(response))) return { raw: response };
  const envelope = asEnvelope(await response.text());
  if (!envelope) throw new Error('The answer is not an envelope.');
  return { envelope };
}

export function refusalDataOf(envelope: ReceivedEnvelope): RefusalData {
  const data = envelope.body?.data;
  return typeof data === 'object' && data !== null ? data : {};
}

export function contentType(response: TransportResponse): string {
  return response.headers.get('content-type') ?? '';
}

export function asEnvelope(text: string): ReceivedEnvelope | undefined {
  try {
    const received = JSON.parse(text) as ReceivedEnvelope | null;
    const type = typeof received?.header?.retCode;
    return received && (type === 'string' || type === 'number') ? received : undefined;
  } catch {
    return undefined;
  }
}
