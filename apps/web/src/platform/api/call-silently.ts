import type { EndpointMap } from '@portal/contract/endpoint-map';
import { fetchTransport } from './browser-ports.ts';
import { browserState } from './browser-state.ts';
import { createExchange, isSuccess, requestOf } from './exchange.ts';
import { readAnswer } from './read-answer.ts';

/**
 * A call that the page does well without, completed even if the page is left. Nothing is said of a failure, so that a
 * reader need not load what the whole client knows of sessions, refusals and files.
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
