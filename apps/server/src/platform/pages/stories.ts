import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type DocumentAssets, type RenderStories, webRoot } from './web-build.ts';

/** The exports of the stories' server entry; must match apps/web/src/ui/story/render-stories.tsx. */
export interface StoriesEntry {
  renderStories: (assets: Omit<DocumentAssets, 'modules'>) => string;
}

const folder = join(webRoot, 'dist/stories');
const entryModule = 'src/ui/story/entry-stories.tsx';

/** Opens the built stories and serves their files. */
export async function openBuiltStories(app: FastifyInstance): Promise<RenderStories> {
  const manifest = JSON.parse(readFileSync(join(folder, 'client/.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string; css?: string[] }
  >;
  const chunk = manifest[entryModule];
  if (!chunk) throw new Error(`the stories' manifest has no ${entryModule}`);
  const assets = { entry: `/${chunk.file}`, styles: (chunk.css ?? []).map((file) => `/${file}`) };
  const { renderStories } = (await import(
    pathToFileURL(join(folder, 'server/render-stories.js')).href
  )) as StoriesEntry;
  await app.register(fastifyStatic, {
    root: join(folder, 'client/ui/assets'),
    prefix: '/ui/assets/',
    index: false,
    decorateReply: false,
    preCompressed: true,
  });
  return async () => renderStories(assets);
}

/** Shows every component at /ui. */
export function registerStories(app: FastifyInstance, render: RenderStories): void {
  app.get('/ui', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(await render()),
  );
}
