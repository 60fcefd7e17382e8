import type { EndpointMap } from '@portal/contract/endpoint-map';
import { fetchTransport } from './browser-ports.ts';
import { browserState } from './browser-state.ts';
import { createExchange, isSuccess, requestOf } from './exchange.ts';
import { readAnswer } from './read-answer.ts';

/**
 * A call whose answer nobody waits for, such as counting a view or ending the session itself, completed even if the page
 * is left. Nothing is said of a failure and nothing follows, so that a reader need not load what the whole client knows
 * of sessions, refusals and files. What a page asks for its own sake is a `quiet` call of the client.
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
    // Nobody waits for it.
  }
}
