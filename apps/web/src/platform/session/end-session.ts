import type { EndpointMap } from '@portal/contract/endpoint-map';
import type { ApiClient } from '../api/client.ts';

const longestWaitMs = 2_000;

/** Ends the session on the server too, if it can be reached; nobody has to wait for that when logging out. */
export async function endSession(client: Pick<ApiClient<EndpointMap>, 'call'>): Promise<void> {
  const ended = client.call('POST /api/userManage/logout', {}, { silent: true });
  const waited = new Promise((resolve) => setTimeout(resolve, longestWaitMs));
  await Promise.race([ended, waited]).catch(() => undefined);
}
