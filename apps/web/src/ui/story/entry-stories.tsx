import '../styles/tokens.css';
import '../styles/base.css';
import { hydrateRoot } from 'react-dom/client';
import StoryPage from './StoryPage.tsx';

const host = document.getElementById('root');
if (!host) throw new Error('the page has no root to hydrate');
hydrateRoot(host, <StoryPage />, { onRecoverableError: reportError });
