import type pg from 'pg';

interface Listening {
  channel: string;
  heard: (payload: string) => void;
  /** Whatever was said before is told to nobody. */
  connected?: () => void;
}

export interface Listener {
  stop(): Promise<void>;
}

/** Hears what any copy of the server says on a channel of the database. A broken connection is made anew. */
export function listenOn(
  connect: () => Promise<pg.Client>,
  { channel, heard, connected }: Listening,
  onError: (error: unknown) => void,
): Listener {
  let stopped = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  async function listen(): Promise<void> {
    try {
      client = await connect();
      client.on('error', () => again());
      client.on('end', () => again());
      client.on('notification', ({ payload }) => heard(payload ?? ''));
      await client.query(`listen ${channel}`);
      connected?.();
    } catch (error) {
      if (!stopped) onError(error);
      again();
    }
  }

  async function hangUp(): Promise<void> {
    const last = client;
    client = undefined;
    last?.removeAllListeners();
    last?.on('error', () => undefined);
    await last?.end().catch(() => undefined);
  }

  function again(): void {
    void hangUp();
    if (stopped || retry) return;
    retry = setTimeout(() => {
      retry = undefined;
      listening = listen();
    }, 1_000);
  }

  let listening = listen();
  return {
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await listening;
      await hangUp();
    },
  };
}
