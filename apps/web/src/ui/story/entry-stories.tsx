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

/** Marks the page as hydrated: clicks before that would be lost. */
function Stories() {
  useEffect(sayAlive, []);
  return <StoryPage />;
}

hydrateRoot(host, <Stories />, { onRecoverableError: reportError });
