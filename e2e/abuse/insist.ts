import { setTimeout as sleep } from 'node:timers/promises';
import { retCodes } from '@portal/contract/ret-code';

/** Below the test timeout; on a busy machine, what takes three seconds alone takes half a minute. */
const patienceMs = 120_000;

async function ask(port: number, path: string, token: string, form: Record<string, string>): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/${path}`, {
    method: 'POST',
    headers: { token },
    body: new URLSearchParams(form),
  });
  const { header } = (await answer.json()) as { header: { retCode: string } };
  return header.retCode;
}

/** The retCode of a call. If the server is too busy, the call is sent again. */
export async function insist(...asked: Parameters<typeof ask>): Promise<string> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const code = await ask(...asked);
    if (code !== retCodes.SERVER_BUSY || performance.now() > until) return code;
    await sleep(500);
  }
}
