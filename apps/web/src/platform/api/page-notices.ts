import { createNoticeOutlet } from './notice-outlet.ts';

/** The outlet for the page's toasts and dialogs; the screen part connects with `showWith`. */
export const notices = createNoticeOutlet();
