import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { isBusy } from '../database/connection-error.ts';
import type { Database } from '../database/database.ts';

/** `/healthz`: the process answers. `/readyz`: the database answers too and we are not stopping. */
export function registerHealth(app: FastifyInstance, database: Database): void {
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
      await database.db.execute(sql`select 1`);
      return await reply.send({ status: 'ready' });
    } catch (error) {
      return reply.code(503).send({ status: isBusy(error) ? 'busy' : 'database unreachable' });
    }
  });
}
