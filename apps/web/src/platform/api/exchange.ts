import type { ClientPorts, TransportResponse } from './client-ports.ts';
import { buildUrl, encodeForm, type Params } from './encode-request.ts';
import type { ReceivedEnvelope } from './read-answer.ts';
import { withTimeout } from './with-timeout.ts';

const requestTimeoutMs = 60_000;
const formType = 'application/x-www-form-urlencoded;charset=UTF-8';

export interface Outgoing {
  method: 'GET' | 'POST';
  url: string;
  params?: Params | undefined;
  body?: string | FormData;
  bodyHasEnterprise?: boolean;
}

interface Exchange<Answer> {
  answer: Answer;
  sentToken: string;
}

interface ExchangeOptions {
  signal?: AbortSignal | undefined;
  keepalive?: boolean | undefined;
}

/** Sends a request and reads its answer, without any messages to the user. */
export function createExchange({
  transport,
  state,
  clock,
}: Pick<ClientPorts, 'transport' | 'state' | 'clock'>) {
  return {
    /** @throws TypeError before anything is sent, if the request is not allowed. */
    prepare({ method, url: path, params, body, bodyHasEnterprise }: Outgoing) {
      const user = state.user();
      const url = buildUrl(path, user, params, bodyHasEnterprise);
      const headers: Record<string, string> = { token: user.token };
      if (typeof body === 'string') headers['content-type'] = formType;
      return async <Answer>(
        read: (response: TransportResponse) => Promise<Answer>,
        { signal, keepalive }: ExchangeOptions,
      ): Promise<Exchange<Answer>> => {
        const send = async (stop: AbortSignal) =>
          read(await transport(url, { method, headers, body, keepalive, signal: stop }));
        return { answer: await withTimeout(send, requestTimeoutMs, signal, clock), sentToken: user.token };
      };
    },

    settle({ header, body }: ReceivedEnvelope, sentToken: string): unknown {
      // A late answer must not restore a session that has since ended or been replaced.
      if (header.token && state.user().token === sentToken) state.saveToken(header.token);
      return body?.data ?? body?.menusList;
    },
  };
}

export function requestOf(method: 'GET' | 'POST', url: string, data: Params = {}): Outgoing {
  if (method === 'GET') return { method, url, params: data };
  const bodyHasEnterprise = hasEnterprise(data) || hasEnterprise(data.data);
  return { method, url, body: encodeForm(data), bodyHasEnterprise };
}

export function isSuccess({ header }: ReceivedEnvelope): boolean {
  return String(header.retCode) === '000000';
}

function hasEnterprise(data: unknown): boolean {
  return (
    typeof data === 'object' && data !== null && 'enterpriseId' in data && data.enterpriseId !== undefined
  );
}
