import { createRoot } from 'react-dom/client';
import { ToastHost } from '../account/ToastHost.tsx';

/** Gives a public page the place where toasts and dialogs appear. */
export function showNotices(): void {
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(<ToastHost />);
}
