import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { isBusy } from '../database/connection-error.ts';
import type { Database } from '../database/database.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Filling } from '../filling.ts';
import type { StorageWatch } from '../storage-watch.ts';

interface Watched {
  database: Database;
  files: FileStore;
  watch: StorageWatch;
  filling: Filling;
}

/** About the size of a photo: on a full disk a few bytes may still fit. */
const probeBytes = 1024 * 1024;

/** Whether the file store has space again. */
async function hasSpace(files: FileStore): Promise<boolean> {
  const key = `ready/${randomUUID()}`;
  try {
    await files.put(key, Buffer.alloc(probeBytes), 'application/octet-stream');
    await files.remove(key);
    return true;
  } catch {
    return false;
  }
}

/** Lists the storages that are full, and clears those that have space again. */
async function listFull({ files, watch }: Watched): Promise<string[]> {
  if (watch.full().includes('files') && (await hasSpace(files))) watch.clear('files');
  return watch.full();
}

/**
 * `/healthz`: the process answers. `/readyz`: the database answers too and has its data, and the server is not stopping.
 * A full storage is reported with status 200: everything can still be read, and taking the server out of service would
 * help nobody.
 */
export function registerHealth(app: FastifyInstance, watched: Watched): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (stopping) return reply.code(503).send({ status: 'stopping' });
    try {
      await watched.database.db.execute(sql`select 1`);
      if (watched.filling.isRunning())
        return reply.code(503).send({ status: 'filling', partsLeft: await watched.filling.countLeft() });
    } catch (error) {
      return reply.code(503).send({ status: isBusy(error) ? 'busy' : 'database unreachable' });
    }
    const full = await listFull(watched);
    return reply.send(
      full.length === 0
        ? { status: 'ready' }
        : { status: 'degraded', reason: `no space left for: ${full.join(', ')}` },
    );
  });
}
