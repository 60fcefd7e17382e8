import { useLoaderData } from 'react-router';
import { loader as makeLoader } from '../../../platform/page/load.ts';
import { usePageUrl } from '../../../platform/page/page-url.ts';
import { loadPost, PostView } from '../shared/PostView.tsx';
import { themeJsonLd } from '../shared/post-json-ld.ts';

export const loader = makeLoader((load) => loadPost(load, 'THEME'));

/** A theme with its comments. */
export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const { origin } = usePageUrl();
  return <PostView {...loaded} jsonLd={themeJsonLd(origin, loaded)} />;
}
