import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Connection } from '../platform/database/database.ts';
import { findFreePort } from '../testing/free-port.ts';

/** The test database behind a proxy that can be closed. */
export interface BreakableDatabase {
  connection: Connection;
  /** Cuts every connection and refuses new ones. */
  shut(): Promise<void>;
  reopen(): Promise<void>;
  /** From now on accepts everything and passes nothing on, like a suspended server. */
  hold(): void;
  /** Passes on the withheld bytes and everything that follows. */
  letThrough(): void;
}

function targetOf(connection: Connection): () => Socket {
  if (typeof connection === 'string') {
    const { hostname, port } = new URL(connection);
    return () => connect(Number(port || 5432), hostname);
  }
  const { host, port } = connection;
  return host.startsWith('/') ? () => connect(join(host, `.s.PGSQL.${port}`)) : () => connect(port, host);
}

function through(connection: Connection, port: number): Connection {
  if (typeof connection !== 'string') return { ...connection, host: '127.0.0.1', port };
  const url = new URL(connection);
  url.host = `127.0.0.1:${port}`;
  return url.href;
}

export async function putBehindDoor(connection: Connection): Promise<BreakableDatabase> {
  const openTarget = targetOf(connection);
  const sockets = new Set<Socket>();
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    return socket;
  };
  const pairs = new Set<[visitor: Socket, target: Socket]>();
  let isHeld = false;
  const link = ([visitor, target]: [Socket, Socket]) => visitor.pipe(target).pipe(visitor);
  let door = createServer();
  const open = async (port: number) => {
    door = createServer((visitor) => {
      const target = track(openTarget());
      const pair: [Socket, Socket] = [track(visitor), target];
      pairs.add(pair);
      if (!isHeld) link(pair);
      visitor.on('close', () => {
        pairs.delete(pair);
        target.destroy();
      });
      target.on('close', () => visitor.destroy());
    });
    door.listen(port, '127.0.0.1');
    await once(door, 'listening');
  };
  const port = await findFreePort();
  await open(port);
  return {
    connection: through(connection, port),
    shut: async () => {
      const closed = once(door, 'close');
      door.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    reopen: async () => {
      if (!door.listening) await open(port);
    },
    hold: () => {
      isHeld = true;
      for (const [visitor, target] of pairs) {
        visitor.unpipe(target);
        target.unpipe(visitor);
      }
    },
    letThrough: () => {
      if (!isHeld) return;
      isHeld = false;
      for (const pair of pairs) link(pair);
    },
  };
}
