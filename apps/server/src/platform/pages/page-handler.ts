import { retCodes } from '@portal/contract/ret-code';
import { type Language, languages, languageTags } from '@portal/texts/languages';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isBusy, isConnectionLost, retrySecondsOf } from '../database/connection-error.ts';
import type { Filling } from '../filling.ts';
import { AppError } from '../http/app-error.ts';
import type { AnonymousCall } from '../http/endpoints.ts';
import { currentEtag, encodedEtag } from '../http/etag.ts';
import { loggableUrl } from '../http/request-log.ts';
import { allowFrame } from '../http/security-headers.ts';
import { inLanguage, languageCookieOf } from '../locale.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { type CachedPage, type PageCache, packPage, type RenderedPage } from '../page-cache/page-cache.ts';
import { type BasePath, basePathOf, phoneBase } from './base-path.ts';
import { pageKey } from './page-key.ts';
import type { ReadyPages } from './ready-pages.ts';
import { troublePage } from './trouble-page.ts';
import { belongsToPhonePages, forgottenToken, hasToken, languageOf, tokenOf } from './visitor.ts';
import type { Web } from './web-build.ts';

export interface PageHandlerOptions {
  publicUrl: string;
  cache: PageCache | null;
  ready: ReadyPages | null;
  metrics: Metrics;
  call: AnonymousCall;
  log: FastifyBaseLogger;
  /** The tag of an endpoint, used to announce changes to its answers. */
  tagOf(key: string): string;
  /** The origin whose pages the account area may show in a frame. */
  frameOrigin: () => Promise<string | null>;
  /** The park's name, shown in the account area from the start. */
  parkName: (language: Language) => Promise<string>;
  filling: Filling;
  /** Whether the session of a token is still valid. */
  isAlive: (token: string) => Promise<boolean>;
  web: Web;
}

class Redirection extends Error {
  readonly status: number;
  readonly location: string;
  constructor(status: number, location: string) {
    super(location);
    this.status = status;
    this.location = location;
  }
}

const maxCachedQuery = 200;

async function render(
  options: PageHandlerOptions,
  base: BasePath,
  language: Language,
  address: string,
): Promise<RenderedPage> {
  const tags = new Set<string>();
  let isPartial = false;
  const answer = await options.web.renderPage({
    url: options.publicUrl + address,
    base,
    language,
    call: async (key, input) => {
      tags.add(options.tagOf(key));
      try {
        return await inLanguage(language, () => options.call(key, input));
      } catch (error) {
        // The page may omit the block, so the error would go unnoticed.
        if (!(error instanceof AppError)) {
          isPartial = true;
          options.log.warn({ err: error, call: key, url: loggableUrl(address) }, 'page call failed');
        }
        throw error;
      }
    },
    assetsOf: options.web.assetsOf,
    isFilling: options.filling.isRunning(),
  });
  if (answer.kind === 'redirect')
    throw new Redirection(
      answer.status,
      answer.location.startsWith('/') ? base + answer.location : answer.location,
    );
  if (isBusy(answer.error) || isConnectionLost(answer.error)) throw answer.error;
  if (answer.error)
    options.log.error({ err: answer.error, url: loggableUrl(address) }, 'page rendered with an error');
  const { status, html: body } = answer;
  return { status, body, contentType: 'text/html; charset=utf-8', tags, isPartial };
}

/** Sends the best encoding that the visitor accepts, or 304 when they already have the page. */
async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  ready: ReadyPages | null = null,
): Promise<FastifyReply> {
  reply
    .code(page.status)
    .header('content-type', page.contentType)
    .header('cache-control', reply.getHeader('cache-control') ?? 'private, no-cache')
    .header('vary', 'accept-encoding, accept-language, cookie, user-agent');
  if (page.etag) {
    reply.header('etag', page.etag);
    const known = page.status === 200 ? currentEtag(request, page.etag) : undefined;
    if (known !== undefined) return reply.code(304).header('etag', known).send();
  }
  const encoded = await page.encode(request.headers['accept-encoding']);
  if (!encoded) return reply.send(page.identity);
  if (page.etag) reply.header('etag', encodedEtag(page.etag, encoded.encoding));
  reply.header('content-encoding', encoded.encoding);
  if (page.status === 200 && encoded.isKept) ready?.remember(page, encoded.encoding, encoded.body, reply);
  return reply.send(encoded.body);
}

/** Sends the document of the account area. It is the same for every user, but must not be cached beyond a logout. */
async function sendMember(
  reply: FastifyReply,
  { web, frameOrigin, parkName }: PageHandlerOptions,
  path: string,
  base: BasePath,
  language: Language,
): Promise<FastifyReply> {
  // The page works without the frame and the park's name.
  const [origin, park] = await Promise.all([
    frameOrigin().catch(() => null),
    parkName(language).catch(() => ''),
  ]);
  if (origin) allowFrame(reply, origin);
  const parts = { path, base, language, parkName: park, assetsOf: web.memberAssetsOf };
  const html = await web.renderMember(parts);
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
}

/** Sends an error page when a page could not be rendered. */
function sendTrouble(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const busy = isBusy(error);
  const passes = busy || isConnectionLost(error);
  request.log.error({ err: error }, 'page not rendered');
  reply
    .code(passes ? 503 : 500)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8');
  if (passes) reply.header('retry-after', String(retrySecondsOf(error)));
  const trouble = busy ? 'busy' : passes ? 503 : 500;
  return reply.send(troublePage(languageOf(request), trouble, request.id));
}

interface Address {
  base: BasePath;
  /** Path without the base path. */
  path: string;
  search: URLSearchParams;
}

/** Splits an address without decoding it; invalid percent-encodings stay as they are. */
function splitAddress(url: string): Address {
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  const base = basePathOf(path);
  return {
    base,
    path: path.slice(base.length) || '/',
    search: new URLSearchParams(at < 0 ? '' : url.slice(at + 1)),
  };
}

/**
 * Whether a path cannot name a page: it is wrongly encoded or contains control characters, since routes are matched
 * line by line.
 */
function isBroken(path: string): boolean {
  try {
    return /\p{Cc}/u.test(decodeURIComponent(path));
  } catch {
    return true;
  }
}

const addressOf = (path: string, search: URLSearchParams) =>
  search.size === 0 ? path : `${path}?${search.toString()}`;

/** Answers every address that is neither file nor API with a page of the web app. */
export function registerPages(app: FastifyInstance, options: PageHandlerOptions): void {
  const isHttps = options.publicUrl.startsWith('https:');
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const address = splitAddress(request.url);
      const { base } = address;
      // A double or missing slash would be read as another host, and an invalid encoding names no page.
      const isOurs = /^\/(?![/\\])/.test(address.path) && !isBroken(address.path);
      const path = isOurs ? address.path : '/404';
      const named = languages.find((language) => language === address.search.get('lang'));
      const language = named ?? languageOf(request);
      const target = addressOf(path, address.search);
      // The page is the same as for a visitor whose cookie names the language.
      address.search.delete('lang');
      const query = address.search.toString();
      const token = tokenOf(request);
      const arrival = {
        path,
        address: target,
        isPhone: belongsToPhonePages(request),
        isPhoneAddress: base !== '',
      };
      let decision = await options.web.guard({ ...arrival, hasToken: hasToken(request) });
      // A user whose session has ended must be able to reach the login.
      const isOver = decision.go === 'redirect' && token !== undefined && !(await options.isAlive(token));
      if (isOver) {
        reply.header('set-cookie', forgottenToken);
        decision = await options.web.guard({ ...arrival, hasToken: false });
      }
      if (decision.go === 'phone' || decision.go === 'desk')
        return reply
          .header('vary', 'user-agent, cookie')
          .redirect(decision.go === 'phone' ? phoneBase + target : target, 302);
      if (decision.go === 'redirect')
        return reply.header('cache-control', 'no-store').redirect(base + decision.location, 302);
      if (decision.go === 'load') return sendMember(reply, options, path, base, language);
      reply.header('content-language', languageTags[language]);
      if (named) reply.header('set-cookie', languageCookieOf(named, { https: isHttps }));
      const work = () => render(options, base, language, addressOf(path, address.search));
      try {
        const isPreview = address.search.has('preview');
        if (isPreview) reply.header('x-robots-tag', 'noindex').header('cache-control', 'no-store');
        if (!options.cache || isPreview || options.filling.isRunning() || query.length > maxCachedQuery) {
          options.metrics.pages.inc({ result: 'bypass' });
          return await sendPage(request, reply, packPage(await work(), 0, 'once'));
        }
        const { page, result } = await options.cache.get(
          pageKey(language, base + path, address.search),
          work,
        );
        options.metrics.pages.inc({ result });
        return await sendPage(request, reply, page, isOver || named ? null : options.ready);
      } catch (error) {
        if (error instanceof Redirection) return reply.redirect(error.location, error.status);
        if (error instanceof AppError && error.retCode === retCodes.NOT_FOUND)
          return reply.redirect(`${base}/404`, 302);
        return sendTrouble(request, reply, error);
      }
    },
  });
}
