/** Calls the API as a browser would, and throws if a call is refused. */
export interface Caller {
  get<Data>(path: string, query?: Record<string, string>): Promise<Data>;
  post<Data>(path: string, input?: Record<string, unknown>, headers?: Record<string, string>): Promise<Data>;
  upload<Data>(path: string, file: File, fields?: Record<string, string>): Promise<Data>;
  token: string | undefined;
}

interface Envelope<Data> {
  header: { retCode: string; retMsg: string; token?: string };
  body: { data: Data };
}

export function callAs(origin: string, firstToken?: string): Caller {
  const caller = { token: firstToken } as Caller;

  async function call<Data>(path: string, request: RequestInit): Promise<Data> {
    const headers = new Headers(request.headers);
    if (caller.token !== undefined) headers.set('token', caller.token);
    const answer = await fetch(origin + path, { ...request, headers });
    const { header, body } = (await answer.json()) as Envelope<Data>;
    if (header.retCode !== '000000') throw new Error(`${path}: ${JSON.stringify({ header, body })}`);
    if (header.token !== undefined) caller.token = header.token;
    return body.data;
  }

  caller.get = (path, query = {}) => call(`${path}?${new URLSearchParams(query)}`, {});
  caller.post = (path, input = {}, headers = {}) => {
    const pairs = Object.entries(input).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
    return call(path, { method: 'POST', headers, body: new URLSearchParams(pairs) });
  };
  caller.upload = (path, file, fields = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('file', file);
    return call(path, { method: 'POST', body: form });
  };
  return caller;
}
