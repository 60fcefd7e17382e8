import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import type { FastifyInstance } from 'fastify';
import type { Filling } from '../filling.ts';
import { AppError } from './app-error.ts';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses every change until the database is filled: what is still missing refers to rows as they were filled in, and a
 * login would fail for an account that is yet to come.
 */
export function refuseWhileFilling(app: FastifyInstance, filling: Filling): void {
  app.addHook('preHandler', async ({ method }) => {
    if (filling.isRunning() && !reads.has(method))
      throw new AppError(retCodes.DATABASE_AWAY, { retMsg: m.refusal_filling() });
  });
}
