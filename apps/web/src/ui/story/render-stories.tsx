import { renderToString } from 'react-dom/server';
import StoryPage from './StoryPage.tsx';

export interface StoryAssets {
  styles: string[];
  entry: string;
  /** Development only: the hot-reload script, which also loads the entry. */
  preamble?: string;
}

/** The story page as a separate document; entry-stories.tsx hydrates all of it. */
export function renderStories({ styles, entry, preamble }: StoryAssets): string {
  const html = renderToString(
    <html lang="zh-CN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <title>组件与状态</title>
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="default" />
        ))}
        {preamble ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the hot reload's own script, development only
          <script type="module" dangerouslySetInnerHTML={{ __html: preamble }} />
        ) : (
          <script type="module" src={entry} />
        )}
      </head>
      <body>
        <div
          id="root"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: markup which React has just rendered
          dangerouslySetInnerHTML={{ __html: renderToString(<StoryPage />) }}
        />
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${html}`;
}
