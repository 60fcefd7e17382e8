import { ariaLocale } from '../../../../platform/i18n/aria-locale.ts';
import { AriaProvider } from '../../../../ui/aria-provider/AriaProvider.tsx';
import { ConfirmHost } from '../../../../ui/confirm/ConfirmHost.tsx';
import type { ConfirmQueue } from '../../../../ui/confirm/confirm-queue.ts';

/** Asks in the language spoken. */
export function QuestionHost({ queue }: { queue: ConfirmQueue }) {
  return (
    <AriaProvider locale={ariaLocale()}>
      <ConfirmHost queue={queue} />
    </AriaProvider>
  );
}
