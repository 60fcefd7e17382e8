import * as m from '@portal/texts/messages';
import { currentLocale, htmlLanguages } from '../i18n/language.ts';
import { AppLinks } from '../page/AppLinks.tsx';
import displaySettings from '../page/display-settings.js?url';
import type { DocumentAssets } from '../page/document-assets.ts';
import { FrameSkeleton } from './FrameSkeleton.tsx';

/** The document of the member area: an empty frame, and the script that fills it. */
export function AccountDocument({ assets, parkName }: { assets: DocumentAssets; parkName: string }) {
  return (
    <html lang={htmlLanguages[currentLocale()]} data-density="compact">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>{m.site_platform_name()}</title>
        <AppLinks />
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {assets.modules.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        {assets.preamble ? (
          <script
            type="module"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the hot reload's own script, development only
            dangerouslySetInnerHTML={{ __html: assets.preamble }}
          />
        ) : (
          <script type="module" src={assets.entry} />
        )}
      </head>
      <body>
        {/* Not deferred: theme and accessibility settings must apply before the first paint. */}
        <script src={displaySettings} />
        <div id="member" data-park-name={parkName}>
          <FrameSkeleton />
        </div>
        <noscript>{m.member_needs_script()}</noscript>
      </body>
    </html>
  );
}
