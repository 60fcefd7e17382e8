import { paths } from '@portal/contract/paths';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';

const daysValid = 180;
const dayMs = 86_400_000;

/** Whom to tell about a weakness of the portal (RFC 9116); it must name a day on which it ends. */
export function registerSecurityTxt(app: FastifyInstance, { env, clock }: Deps): void {
  const address = '/.well-known/security.txt';
  app.get(address, async (_request, reply) => {
    const end = new Date((Math.floor(clock.now().getTime() / dayMs) + daysValid) * dayMs);
    const lines = [
      `Contact: ${env.PUBLIC_URL}${paths.aboutUs()}`,
      `Expires: ${end.toISOString()}`,
      'Preferred-Languages: zh, en',
      `Canonical: ${env.PUBLIC_URL}${address}`,
    ];
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
}
