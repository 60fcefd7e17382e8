import '../styles/tokens.css';
import '../styles/base.css';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import StoryPage from './StoryPage.tsx';

const host = document.getElementById('root');
if (!host) throw new Error('the page has no root to hydrate');

const sayAlive = () => {
  host.dataset.alive = '';
};

/** Says when the page is alive: what is pressed before that is lost. */
function Stories() {
  useEffect(sayAlive, []);
  return <StoryPage />;
}

hydrateRoot(host, <Stories />, { onRecoverableError: reportError });
