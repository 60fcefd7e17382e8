import type { EndpointMap } from '@portal/contract/endpoint-map';
import { fetchTransport } from './browser-ports.ts';
import { browserState } from './browser-state.ts';
import { createExchange, isSuccess, requestOf } from './exchange.ts';
import { readAnswer } from './read-answer.ts';

/**
 * A call whose result doesn't matter, such as counting a view or ending the session itself; it completes even if the
 * page is left. Failures are ignored, so that readers need not load the client's code for sessions, errors and files. A
 * page that needs the result makes a `quiet` call of the client instead.
 */
export async function callSilently<Key extends keyof EndpointMap & `POST ${string}`>(
  key: Key,
  input: EndpointMap[Key]['input'],
): Promise<void> {
  const wire = createExchange({ transport: fetchTransport, state: browserState() });
  const send = wire.prepare(requestOf('POST', key.slice('POST '.length), input));
  try {
    const { answer, sentToken } = await send(readAnswer, { keepalive: true });
    if ('envelope' in answer && isSuccess(answer.envelope)) wire.settle(answer.envelope, sentToken);
  } catch {
    // Failures are ignored.
  }
}
