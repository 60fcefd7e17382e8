import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { createPageCache } from '../../platform/page-cache/page-cache.ts';
import { sendPage, sendTrouble } from '../../platform/pages/page-handler.ts';
import { registerSmallFile } from '../../platform/pages/small-file.ts';
import { desktopCookie, languageOf } from '../../platform/pages/visitor.ts';
import { html } from './html.ts';
import { phoneDetail } from './phone-detail.ts';
import { type PhonePage, phoneDocument, phoneStyle } from './phone-document.ts';
import { phoneHome } from './phone-home.ts';
import { phoneList, titleOfKind } from './phone-list.ts';
import { phoneTexts } from './phone-texts.ts';
import { type Call, type PhoneView, phoneKinds } from './phone-view.ts';

// Phone pages are few and small; a change shows after this at the latest.
const cacheOptions = { freshFor: 10_000, staleFor: 0, maxBytes: 16 * 1024 * 1024 };

type Answer = PhonePage & { status: number };

function registerAssets(app: FastifyInstance): void {
  const fileOf = (name: string) => join(import.meta.dirname, name);
  registerSmallFile(app, phoneStyle, fileOf('phone.css'), 'text/css; charset=utf-8');
  registerSmallFile(app, '/h5/terraces.webp', fileOf('terraces.webp'), 'image/webp');
}

const pageNoOf = (text: string | null) => (text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1);

function missing({ texts }: PhoneView): Answer {
  const content = html`<section class="missing"><h1>${texts.missing}</h1><p>${texts.missingHint}</p><a class="button main" href="/h5/">${texts.back}</a></section>`;
  return { status: 404, title: texts.missing, content };
}

/** The page of a path under /h5/. */
async function answer(view: PhoneView, path: string, search: URLSearchParams): Promise<Answer> {
  const [kindText = '', id, ...rest] = path
    .replace(/^\/h5\/?/, '')
    .replace(/\/$/, '')
    .split('/');
  if (kindText === '') return { status: 200, title: '', content: await phoneHome(view) };
  const kind = phoneKinds.find((known) => known === kindText);
  if (!kind || rest.length > 0) return missing(view);
  if (id === undefined) {
    const content = await phoneList(view, kind, pageNoOf(search.get('page')));
    return { status: 200, title: titleOfKind(kind, view), content };
  }
  try {
    return { status: 200, ...(await phoneDetail(view, kind, id)) };
  } catch (error) {
    if (error instanceof AppError) return missing(view);
    throw error;
  }
}

async function render(request: FastifyRequest, call: Call): Promise<{ status: number; body: string }> {
  const language = languageOf(request);
  const [path = '', query = ''] = request.url.split('?', 2);
  const setting = await call('GET /api/siteManage/site/queryDetail', { lang: language });
  const view: PhoneView = { language, texts: phoneTexts[language], setting, call, address: request.url };
  const page = await answer(view, path, new URLSearchParams(query));
  return { status: page.status, body: phoneDocument(view, page) };
}

const longestAddress = 300;

/** The light pages for phones: notices, news, policies, telephones. Plain HTML without any script. */
export function registerPhonePages(app: FastifyInstance, { clock, env }: Deps, call: Call): void {
  const cache = createPageCache({ clock, ...cacheOptions });
  registerAssets(app);
  registerDesktopSwitch(app, { https: env.PUBLIC_URL.startsWith('https:') });
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.url.length > longestAddress) return reply.redirect('/h5/', 302);
    try {
      const { page } = await cache.get(`${languageOf(request)} ${request.url}`, async () => ({
        ...(await render(request, call)),
        contentType: 'text/html; charset=utf-8',
        tags: new Set(),
      }));
      return sendPage(request, reply, page);
    } catch (error) {
      return sendTrouble(request, reply, error);
    }
  };
  app.get('/h5', handler);
  app.get('/h5/*', handler);
}

/** From here on this phone gets the desktop portal, until the browser is closed. */
function registerDesktopSwitch(app: FastifyInstance, { https }: { https: boolean }): void {
  app.get('/h5/desktop', async (_request, reply) =>
    reply
      .header('set-cookie', `${desktopCookie}; Path=/; SameSite=Lax; HttpOnly${https ? '; Secure' : ''}`)
      .header('cache-control', 'no-store')
      .redirect('/', 303),
  );
}
