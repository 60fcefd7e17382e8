import { I18nProvider } from 'react-aria-components';
import { ConfirmHost } from '../../ui/confirm/ConfirmHost.tsx';
import type { ConfirmQueue } from '../../ui/confirm/confirm-queue.ts';
import { ariaLocale } from '../i18n/aria-locale.ts';

/** Sets the language itself: a public page has no router, which `AriaProvider` needs. */
export function QuestionHost({ queue }: { queue: ConfirmQueue }) {
  return (
    <I18nProvider locale={ariaLocale()}>
      <ConfirmHost queue={queue} />
    </I18nProvider>
  );
}
