import { ApiError, networkFailure } from './api-error.ts';
import { busyCode, createBusyPatience, type Patience } from './busy-patience.ts';
import type { ClientPorts, TransportResponse } from './client-ports.ts';
import type { Params } from './encode-request.ts';
import { createExchange, isSuccess, type Outgoing, requestOf } from './exchange.ts';
import { createFailureNotice } from './failure-notice.ts';
import { createRefusalHandler } from './handle-refusal.ts';
import { type ReceivedEnvelope, readAnswer, refusalDataOf } from './read-answer.ts';
import { readFileAnswer } from './read-file-answer.ts';

/** Input and output of each endpoint, by `METHOD path`. */
export type EndpointTypes<Map> = { [Key in keyof Map]: { input: unknown; output: unknown } };

interface CallOptions {
  /** Aborts the call silently: it rejects with the signal's reason. */
  signal?: AbortSignal;
  /**
   * For calls the page makes by itself: no toast on errors, which the page shows in place or ignores. The end of the
   * session is still handled, and a network failure is shown once until the next answer.
   */
  quiet?: boolean;
  /** Sends a unique id, so that the client can resend the call when the server is busy and it is executed only once. */
  once?: boolean;
}

/** Undefined if the browser cannot create UUIDs: without TLS, except on localhost. */
const newRequestId = () => ('randomUUID' in crypto ? crypto.randomUUID() : undefined);

/** Every call resolves to the answer's `body.data` (menus: `body.menusList`) or rejects with an ApiError. */
export interface ApiClient<Map extends EndpointTypes<Map>> {
  call<Key extends keyof Map & string>(
    key: Key,
    input: Map[Key]['input'],
    options?: CallOptions,
  ): Promise<Map[Key]['output']>;
  /** A spreadsheet or a PDF resolves to the raw response, here and in `post` and `call`. */
  get<Data>(url: string, params?: Params, options?: CallOptions): Promise<Data>;
  post<Data>(url: string, data?: Params, params?: Params, options?: CallOptions): Promise<Data>;
  upload<Data>(url: string, form: FormData, options?: CallOptions): Promise<Data>;
  /** The file is named after the Content-Disposition header. */
  download(url: string, params?: Params, options?: CallOptions): Promise<File>;
}

export function createApiClient<Map extends EndpointTypes<Map>>(ports: ClientPorts): ApiClient<Map> {
  const wire = createExchange(ports);
  const handleRefusal = createRefusalHandler(ports);
  const failures = createFailureNotice(ports);

  async function exchange<Answer>(
    outgoing: Outgoing,
    read: (response: TransportResponse) => Promise<Answer>,
    options: CallOptions,
  ) {
    const { signal, quiet = false } = options;
    const send = wire.prepare(outgoing);
    try {
      const answered = await send(read, { signal });
      failures.forget();
      return answered;
    } catch {
      signal?.throwIfAborted();
      failures.show(quiet);
      throw new ApiError(networkFailure, ports.texts().noAnswer);
    }
  }

  /** Resolves if the call should be resent: the server was busy, or the user has logged in within the page. */
  async function refuse(
    envelope: ReceivedEnvelope,
    sentToken: string,
    { quiet = false }: CallOptions,
    patience: Patience,
  ): Promise<void> {
    const { retCode, retMsg } = envelope.header;
    let error = new ApiError(String(retCode), retMsg ?? '', refusalDataOf(envelope));
    if (error.retCode === busyCode) {
      const givenUp = await patience.wait(error);
      if (!givenUp) return;
      error = givenUp;
    }
    if (!(await handleRefusal(error, sentToken, quiet))) throw error;
  }

  /** A user's own action shows that it is waiting, even if it reports its errors itself; a page's own reads wait silently. */
  const patienceFor = (outgoing: Outgoing, { quiet, signal }: CallOptions): Patience =>
    createBusyPatience(ports, {
      outgoing,
      isShown: !(quiet && outgoing.method === 'GET'),
      signal,
    });

  async function request<Data>(
    outgoing: Outgoing,
    options: CallOptions = {},
    patience = patienceFor(outgoing, options),
  ): Promise<Data> {
    const { answer, sentToken } = await exchange(outgoing, readAnswer, options);
    if ('raw' in answer) return answer.raw as Data;
    if (isSuccess(answer.envelope)) return wire.settle(answer.envelope, sentToken) as Data;
    await refuse(answer.envelope, sentToken, options, patience);
    return request(outgoing, options, patience);
  }

  async function fetchFile(
    outgoing: Outgoing,
    options: CallOptions = {},
    patience = patienceFor(outgoing, options),
  ): Promise<File> {
    const { answer, sentToken } = await exchange(outgoing, readFileAnswer, options);
    if ('file' in answer) return answer.file;
    await refuse(answer.envelope, sentToken, options, patience);
    return fetchFile(outgoing, options, patience);
  }

  const get: ApiClient<Map>['get'] = (url, params, options) =>
    request(requestOf('GET', url, params), options);

  const post: ApiClient<Map>['post'] = async (url, data = {}, params, options) => {
    const sent = options?.once ? { ...data, requestId: newRequestId() } : data;
    return request({ ...requestOf('POST', url, sent), params }, options);
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
    download: (url, params, options) => fetchFile({ method: 'GET', url, params }, options),
  };
}
