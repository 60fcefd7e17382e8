import { ChannelDown } from './pay-channel.ts';

export interface ChannelAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const patienceMs = 10_000;

/** Maximum size of an answer; the longest is a statement of one day. */
const maxBytes = 64 * 1024 * 1024;

async function readBody(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error('the response is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Calls a channel and returns the answer, whatever its status.
 * @throws {ChannelDown} when it cannot be reached, does not answer in time, or the answer is too long
 */
export async function callChannel(
  url: string,
  init: { method: string; headers?: Record<string, string>; body?: string },
): Promise<ChannelAnswer> {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await readBody(response),
    };
  } catch (error) {
    throw new ChannelDown(`${new URL(url).host} did not answer`, { cause: error });
  }
}
