import '../styles/tokens.css';
import '../styles/base.css';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import StoryPage from './StoryPage.tsx';

const host = document.getElementById('root');
if (!host) throw new Error('the page has no root to hydrate');

/** Says when the page is alive: what is pressed before that is lost. */
function Alive({ host }: { host: HTMLElement }) {
  useEffect(() => {
    host.dataset.alive = '';
  }, [host]);
  return <StoryPage />;
}

hydrateRoot(host, <Alive host={host} />, { onRecoverableError: reportError });
