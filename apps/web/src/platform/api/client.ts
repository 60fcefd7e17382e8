import { ApiError, networkFailure } from './api-error.ts';
import type { ClientPorts, TransportResponse } from './client-ports.ts';
import { buildUrl, encodeForm, type Params } from './encode-request.ts';
import { createRefusalHandler, toastMs } from './handle-refusal.ts';
import { type ReceivedEnvelope, readAnswer, readFileAnswer, refusalDataOf } from './read-answer.ts';
import { withTimeout } from './with-timeout.ts';

const requestTimeoutMs = 60_000;
const formType = 'application/x-www-form-urlencoded;charset=UTF-8';

/** Input and output of each endpoint, by `METHOD path`. */
export type EndpointTypes<Map> = { [Key in keyof Map]: { input: unknown; output: unknown } };

interface CallOptions {
  /** Aborts the call silently: it rejects with the signal's reason. */
  signal?: AbortSignal;
  /** No toast for a refusal that its own place shows. The end of the session is acted on all the same. */
  quiet?: boolean;
  /** Nothing is shown, and nothing follows: for what a page does well without, and for leaving the session itself. */
  silent?: boolean;
  /** The call is completed even if the page is left meanwhile. */
  outlivesPage?: boolean;
}

/** Every call resolves to the answer's `body.data` (menus: `body.menusList`) or rejects with an ApiError. */
export interface ApiClient<Map extends EndpointTypes<Map>> {
  call<Key extends keyof Map & string>(
    key: Key,
    input: Map[Key]['input'],
    options?: CallOptions,
  ): Promise<Map[Key]['output']>;
  /** A spreadsheet resolves to the untouched response, here and in `post` and `call`. */
  get<Data>(url: string, params?: Params, options?: CallOptions): Promise<Data>;
  post<Data>(url: string, data?: Params, params?: Params, options?: CallOptions): Promise<Data>;
  upload<Data>(url: string, form: FormData, options?: CallOptions): Promise<Data>;
  /** The file has the name given in the Content-Disposition header. */
  download(url: string, params?: Params, options?: CallOptions): Promise<File>;
}

interface Outgoing {
  method: 'GET' | 'POST';
  url: string;
  params?: Params;
  body?: string | FormData;
  bodyHasEnterprise?: boolean;
}

interface Exchange<Answer> {
  answer: Answer;
  sentToken: string;
}

export function createApiClient<Map extends EndpointTypes<Map>>(ports: ClientPorts): ApiClient<Map> {
  const { transport, state, notices, texts, clock, isOnline = () => true } = ports;
  const handleRefusal = createRefusalHandler(ports);

  async function exchange<Answer>(
    outgoing: Outgoing,
    read: (response: TransportResponse) => Promise<Answer>,
    { signal, silent, outlivesPage: keepalive }: CallOptions,
  ): Promise<Exchange<Answer>> {
    const { method, params, body, bodyHasEnterprise } = outgoing;
    const user = state.user();
    const url = buildUrl(outgoing.url, user, params, bodyHasEnterprise);
    const headers: Record<string, string> = { token: user.token };
    if (typeof body === 'string') headers['content-type'] = formType;
    try {
      const send = async (stop: AbortSignal) =>
        read(await transport(url, { method, headers, body, keepalive, signal: stop }));
      return { answer: await withTimeout(send, requestTimeoutMs, signal, clock), sentToken: user.token };
    } catch {
      signal?.throwIfAborted();
      const { networkTimeout, noNetwork, noAnswer } = texts();
      const offline = !isOnline();
      if (!silent) notices.toast('error', offline ? networkTimeout + noNetwork : networkTimeout, toastMs);
      throw new ApiError(networkFailure, noAnswer);
    }
  }

  function settle({ header, body }: ReceivedEnvelope, sentToken: string): unknown {
    // A late answer must not restore a session that has been left or replaced meanwhile.
    if (header.token && state.user().token === sentToken) state.saveToken(header.token);
    return body?.data ?? body?.menusList;
  }

  /** Resolves if the user has logged in again without leaving the page, so that the call can be repeated. */
  async function refuse(
    envelope: ReceivedEnvelope,
    sentToken: string,
    { quiet = false, silent }: CallOptions,
  ): Promise<void> {
    const { retCode, retMsg } = envelope.header;
    const error = new ApiError(String(retCode), retMsg ?? '', refusalDataOf(envelope));
    if (silent || !(await handleRefusal(error, sentToken, quiet))) throw error;
  }

  async function request<Data>(outgoing: Outgoing, options: CallOptions = {}): Promise<Data> {
    const { answer, sentToken } = await exchange(outgoing, readAnswer, options);
    if ('raw' in answer) return answer.raw as Data;
    if (isSuccess(answer.envelope)) return settle(answer.envelope, sentToken) as Data;
    await refuse(answer.envelope, sentToken, options);
    return request(outgoing, options);
  }

  async function download(url: string, params?: Params, options: CallOptions = {}): Promise<File> {
    const { answer, sentToken } = await exchange({ method: 'GET', url, params }, readFileAnswer, options);
    if ('file' in answer) return answer.file;
    await refuse(answer.envelope, sentToken, options);
    return download(url, params, options);
  }

  const get: ApiClient<Map>['get'] = (url, params, options) =>
    request({ method: 'GET', url, params }, options);

  const post: ApiClient<Map>['post'] = async (url, data = {}, params, options) => {
    const bodyHasEnterprise = hasEnterprise(data) || hasEnterprise(data.data);
    return request({ method: 'POST', url, params, body: encodeForm(data), bodyHasEnterprise }, options);
  };

  return {
    get,
    post,
    call(key, input, options) {
      const [method, url = ''] = key.split(' ');
      return method === 'GET' ? get(url, input as Params, options) : post(url, input as Params, {}, options);
    },
    upload: (url, form, options) =>
      request({ method: 'POST', url, body: form, bodyHasEnterprise: form.has('enterpriseId') }, options),
    download,
  };
}

function isSuccess({ header }: ReceivedEnvelope): boolean {
  return String(header.retCode) === '000000';
}

function hasEnterprise(data: unknown): boolean {
  return (
    typeof data === 'object' && data !== null && 'enterpriseId' in data && data.enterpriseId !== undefined
  );
}
