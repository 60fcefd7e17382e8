/** How a browser shows the portal outside its pages: in tabs, in bookmarks, and installed as an app. */
export function AppLinks() {
  return (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      {/* With its cookie, so that the name is in the language of the page. */}
      <link rel="manifest" href="/manifest.webmanifest" crossOrigin="use-credentials" />
      <meta name="theme-color" content="#ffffff" />
    </>
  );
}
