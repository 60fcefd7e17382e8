import type { SiteSetting } from '@portal/contract/site/public';
import { defaultThemeColor } from '@portal/contract/theme-color';
import { type CSSProperties, type ReactNode, useContext } from 'react';
import { currentLocale, htmlLanguages } from '../i18n/language.ts';
import { AppLinks } from './AppLinks.tsx';
import { DocumentAssetsContext } from './document-assets.ts';

type Theme = SiteSetting['theme'];

interface DocumentProps {
  /** The site's own colours; the defaults are in the stylesheet. */
  theme: Theme;
  children: ReactNode;
}

const styleOf = ({ brand, brandDeep }: Theme): CSSProperties | undefined =>
  brand === defaultThemeColor
    ? undefined
    : ({ '--theme-brand': brand, '--theme-brand-deep': brandDeep } as CSSProperties);

/** The HTML document around every page. */
export function Document({ theme, children }: DocumentProps) {
  return (
    <html lang={htmlLanguages[currentLocale()]} style={styleOf(theme)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <AppLinks />
        <HeadAssets />
      </head>
      <body>{children}</body>
    </html>
  );
}

function HeadAssets() {
  const assets = useContext(DocumentAssetsContext);
  if (!assets) return null;
  return (
    <>
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="default" />
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
        // Not async: it must not run before the islands of the page are parsed.
        <script type="module" src={assets.entry} />
      )}
    </>
  );
}
