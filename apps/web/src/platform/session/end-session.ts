import { callSilently } from '../api/call-silently.ts';

const maxWaitMs = 2_000;

/** Ends the session on the server too, if it can be reached; logging out does not have to wait for that. */
export async function endSession(): Promise<void> {
  const ended = callSilently('POST /api/userManage/logout', {});
  const waited = new Promise((resolve) => setTimeout(resolve, maxWaitMs));
  await Promise.race([ended, waited]);
}
