import { type Matter, matterCodes } from '@portal/contract/message/reach-terms';
import { paths } from '@portal/contract/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { systemContext } from '../../../platform/http/context.ts';
import { proveMail } from './mail-proof.public.ts';
import { unsubscribe } from './unsubscribe.ts';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (value ?? {}) as Fields;
const tokenOf = ({ query }: FastifyRequest): string => {
  const { token } = fieldsOf(query);
  return typeof token === 'string' ? token.slice(0, 64) : '';
};
/** The matters that a mail was about; all of them if it does not say. */
function mattersIn({ query }: FastifyRequest): readonly Matter[] {
  const { matter } = fieldsOf(query);
  const named = typeof matter === 'string' ? matter.split('.') : [];
  const known = matterCodes.filter((code) => named.includes(code));
  return known.length > 0 ? known : matterCodes;
}

const unsubscribePage = paths.unsubscribe('', '');
const verifyPage = paths.verifyMail('');

/** Leads back to the page, which says what came of it. */
const answer = (reply: FastifyReply, page: string, isDone: boolean) =>
  reply.redirect(`${page}?state=${isDone ? 'done' : 'gone'}`, 303);

/**
 * The buttons of the pages that mails lead to. They are plain forms, so that they work without logging in and without
 * script; opening a page changes nothing, because mail scanners open every link.
 */
export function registerMailPages(app: FastifyInstance, deps: Deps): void {
  const contextOf = ({ ip }: FastifyRequest) => ({ ...systemContext(deps), ip });
  const limit = { config: { rateLimit: { max: 30, timeWindow: 60_000 } } };
  app.post(unsubscribePage, limit, async (request, reply) => {
    const fields = fieldsOf(request.body);
    const ended = fields.all === '1' ? matterCodes : mattersIn(request);
    const isDone = await unsubscribe(contextOf(request), tokenOf(request), ended);
    // The mail program's own button (RFC 8058) wants no page.
    if (fields['List-Unsubscribe'] === 'One-Click') return reply.code(isDone ? 200 : 404).send();
    return answer(reply, unsubscribePage, isDone);
  });
  app.post(verifyPage, limit, async (request, reply) =>
    answer(reply, verifyPage, await proveMail(contextOf(request), tokenOf(request))),
  );
}
