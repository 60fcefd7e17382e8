import type pg from 'pg';
import { endClient } from './end-client.ts';

interface Subscriber {
  channel: string;
  heard: (payload: string) => void;
  /** Earlier notifications are not delivered. */
  connected?: () => void;
  failed: (error: unknown) => void;
}

export interface Subscription {
  stop(): Promise<void>;
}

export interface Listener {
  /** Subscribes to notifications that any copy of the server sends on a database channel. */
  subscribe(subscriber: Subscriber): Subscription;
}

const pauseMs = 1_000;

/** Shares one connection among all subscribers while there are any, and replaces it when it breaks. */
export function createListener(connect: () => Promise<pg.Client>): Listener {
  const subscribers = new Set<Subscriber>();
  let client: pg.Client | undefined;
  let opening: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;

  async function begin(made: pg.Client, subscriber: Subscriber): Promise<void> {
    try {
      await made.query(`listen ${subscriber.channel}`);
      subscriber.connected?.();
    } catch (error) {
      if (subscribers.has(subscriber)) subscriber.failed(error);
      again(made);
    }
  }

  async function open(): Promise<void> {
    try {
      const made = await connect();
      client = made;
      made.on('error', () => again(made));
      made.on('end', () => again(made));
      made.on('notification', ({ channel, payload }) => {
        for (const subscriber of subscribers)
          if (subscriber.channel === channel) subscriber.heard(payload ?? '');
      });
      await Promise.all([...subscribers].map((subscriber) => begin(made, subscriber)));
    } catch (error) {
      for (const { failed } of subscribers) failed(error);
      again(undefined);
    }
  }

  async function hangUp(): Promise<void> {
    const last = client;
    client = undefined;
    last?.removeAllListeners();
    last?.on('error', () => undefined);
    if (last) await endClient(last);
  }

  function again(broken: pg.Client | undefined): void {
    if (broken !== client) return;
    void hangUp();
    if (subscribers.size === 0 || retry) return;
    retry = setTimeout(() => {
      retry = undefined;
      start();
    }, pauseMs);
  }

  function start(): void {
    opening ??= open().finally(() => {
      opening = undefined;
    });
  }

  return {
    subscribe(subscriber) {
      subscribers.add(subscriber);
      if (client) void begin(client, subscriber);
      else if (!retry) start();
      return {
        async stop() {
          subscribers.delete(subscriber);
          if (subscribers.size > 0) return;
          clearTimeout(retry);
          retry = undefined;
          await opening;
          if (subscribers.size === 0) await hangUp();
        },
      };
    },
  };
}
