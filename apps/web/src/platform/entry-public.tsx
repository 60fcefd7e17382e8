import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import { basePathOf, setBasePath } from '../ui/link/base-path.ts';
import { notices } from './api/page-notices.ts';
import { isLanguage, speak } from './i18n/language.ts';
import { afterPaint } from './island/after-paint.ts';
import { hydrateIslands } from './island/hydrate-islands.ts';
import { watchNetwork } from './page/watch-network.ts';

const language = document.documentElement.lang.slice(0, 2);
speak(isLanguage(language) ? language : 'en');
setBasePath(basePathOf(location.pathname));
notices.loadWith(async () => (await import('./page/show-notices.tsx')).showNotices());
afterPaint(() => {
  hydrateIslands();
  watchNetwork();
});
