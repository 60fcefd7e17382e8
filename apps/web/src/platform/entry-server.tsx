import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router';
import { frameModule, memberRoutes } from '../account-routes.tsx';
import { routes } from '../routes.tsx';
import { type BasePath, setBasePath } from '../ui/link/base-path.ts';
import { AccountDocument } from './account/AccountDocument.tsx';
import { decide } from './guard/decide.ts';
import { createPlaceOf } from './guard/place-of.ts';
import { isLanguage, speak } from './i18n/language.ts';
import { IslandRendererContext } from './island/island.tsx';
import { KeepMarkupContext } from './page/CachedFragment.tsx';
import { type DocumentAssets, DocumentAssetsContext } from './page/document-assets.ts';
import { FillingContext } from './page/filling.ts';
import { createIslandRenderer, keepMarkup } from './page/keep-markup.tsx';
import { moduleOfRoute } from './page/lazy-page.ts';
import { type CallEndpoint, pageContext } from './page/page-context.ts';
import { PageUrlContext } from './page/page-url.ts';
import { routableUrl } from './page/routable-url.ts';
import { spelledPath } from './page/spelled-path.ts';

const handler = createStaticHandler(routes);

export interface PageRequest {
  /** The absolute address of the page, without the base path. */
  url: string;
  /** The base path of the visitor's addresses. */
  base: BasePath;
  language: string;
  call: (key: string, input: unknown) => Promise<unknown>;
  /** Styles and scripts of the matched modules. */
  assetsOf: (modules: string[]) => DocumentAssets | Promise<DocumentAssets>;
  /** Whether the database is still being filled, so that the page may lack something. */
  isFilling: boolean;
}

export type PageAnswer =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      html: string;
      /** An unexpected error in a loader; the page shows it within the frame. */
      error?: unknown;
    };

/** Renders the page at an address for an anonymous visitor. */
export async function renderPage({
  url,
  base,
  language,
  call,
  assetsOf,
  isFilling,
}: PageRequest): Promise<PageAnswer> {
  if (!isLanguage(language)) throw new RangeError(`unknown language ${language}`);
  const requestContext = new RouterContextProvider();
  requestContext.set(pageContext, { call: call as CallEndpoint, language, url });
  const context = await handler.query(new Request(routableUrl(url)), { requestContext });
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
  }
  const spelled = spelledPath(context.matches, context.location.pathname);
  if (spelled) return { kind: 'redirect', status: 301, location: spelled + context.location.search };
  const error = Object.values(context.errors ?? {}).find((thrown) => thrown instanceof Error);
  // Without the root's data there is no frame to show the error in.
  if (error && context.errors?.root) throw error;
  const assets = await assetsOf(context.matches.map((match) => moduleOfRoute(match.route.id)));
  speak(language);
  setBasePath(base);
  // The matched routes are in the context; given the whole table, the router would convert it for every page. Only
  // after an error is the table needed, to find what replaces the page that failed.
  const router = createStaticRouter(context.errors ? handler.dataRoutes : [], context);
  const html = renderToString(
    <IslandRendererContext value={createIslandRenderer()}>
      <KeepMarkupContext value={import.meta.env.DEV ? null : keepMarkup}>
        <DocumentAssetsContext value={assets}>
          <PageUrlContext value={url}>
            <FillingContext value={isFilling}>
              <StaticRouterProvider router={router} context={context} hydrate={false} />
            </FillingContext>
          </PageUrlContext>
        </DocumentAssetsContext>
      </KeepMarkupContext>
    </IslandRendererContext>,
  );
  return { kind: 'page', status: context.statusCode, html: `<!DOCTYPE html>${html}`, error };
}

const placeOf = createPlaceOf({ publicRoutes: routes, memberRoutes });

export interface Arrival {
  /** Without the base path, as is `address`. */
  path: string;
  /** Path and query. */
  address: string;
  isPhone: boolean;
  isPhoneAddress: boolean;
  hasToken: boolean;
}

/** The guard's decision as far as the server can make it: `load` is the member area, `public` a public page. */
export function guard(arrival: Arrival) {
  return decide({ ...arrival, place: placeOf(arrival.path), menus: undefined });
}

/** The document for a member address; it contains no user data. */
export async function renderMember({
  path,
  base,
  language,
  parkName,
  assetsOf,
}: Pick<PageRequest, 'base' | 'language' | 'assetsOf'> & {
  path: string;
  parkName: string;
}): Promise<string> {
  if (!isLanguage(language)) throw new RangeError(`unknown language ${language}`);
  const matches = matchRoutes(memberRoutes, path) ?? [];
  const assets = await assetsOf([frameModule, ...matches.flatMap(({ route }) => route.id ?? [])]);
  speak(language);
  setBasePath(base);
  return `<!DOCTYPE html>${renderToStaticMarkup(<AccountDocument assets={assets} parkName={parkName} />)}`;
}
