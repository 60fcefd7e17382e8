import { createRoot } from 'react-dom/client';
import { ToastHost } from '../account/ToastHost.tsx';

/** Adds the element in which a public page shows toasts and dialogs. */
export function showNotices(): void {
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(<ToastHost />);
}
