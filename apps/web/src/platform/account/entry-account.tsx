import '../../ui/styles/tokens.css';
import '../../ui/styles/base.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { loadFrame, memberRoutes } from '../../account-routes.tsx';
import { basePathOf, setBasePath } from '../../ui/link/base-path.ts';
import { isLanguage, speak } from '../i18n/language.ts';
import { watchNetwork } from '../page/watch-network.ts';
import { AccountApp } from './AccountApp.tsx';
import { FrameSkeleton } from './FrameSkeleton.tsx';
import { followLinks } from './follow-links.ts';
import { guardVisit } from './guard-visit.ts';
import { leaveTo } from './leave-to.ts';
import { FrameError, PageError } from './PageError.tsx';

const language = document.documentElement.lang.slice(0, 2);
speak(isLanguage(language) ? language : 'en');

const base = basePathOf(location.pathname);
setBasePath(base);

const router = createBrowserRouter(
  [
    {
      id: 'member',
      lazy: async () => ({ Component: (await loadFrame()).MemberFrame }),
      loader: guardVisit,
      shouldRevalidate: () => true,
      HydrateFallback: FrameSkeleton,
      ErrorBoundary: FrameError,
      children: [
        {
          ErrorBoundary: PageError,
          children: [
            ...memberRoutes,
            // Everything else belongs to the server: public pages and addresses that do not exist.
            { path: '*', loader: ({ request }) => leaveTo(request.url), Component: FrameSkeleton },
          ],
        },
      ],
    },
  ],
  { basename: base || '/' },
);
followLinks(document, router, memberRoutes);
watchNetwork();

const host = document.getElementById('member');
if (!host) throw new Error('the document has no place for the member area');
createRoot(host).render(<AccountApp router={router} />);
