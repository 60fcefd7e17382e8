import * as m from '@portal/texts/messages';
import { type ConfirmQuestion, createConfirmQueue } from '../../ui/confirm/confirm-queue.ts';
import { createToastQueue, type ToastKind } from '../../ui/toast/toast-queue.ts';

export const toasts = createToastQueue();
export const questions = createConfirmQueue();

/** Reports what has been done; `link` leads to the result. */
export function toast(kind: ToastKind, text: string, link?: { href: string; text: string }): void {
  toasts.add(kind, text, { link });
}

/** Asks for confirmation before something that cannot easily be undone. */
export function confirm(question: Omit<ConfirmQuestion, 'cancel'> & { cancel?: string }): Promise<boolean> {
  return questions.ask({ cancel: m.act_cancel(), ...question });
}
