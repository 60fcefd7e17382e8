import type { CollectTargetType } from '@portal/contract/collect-terms';
import { paths } from '../../../paths.ts';
import {
  collect_button,
  collect_button_added,
  collect_button_done,
  collect_button_failed,
  collect_cancel,
  collect_login,
  collect_login_text,
  collect_login_title,
  collect_removed,
} from '../../../platform/i18n/paraglide/messages.js';
import type { CollectButtonProps } from './CollectButton.island.tsx';

/** What the button for a thing needs, in the reader's language; for the server, which sends it with the page. */
export const collectProps = (targetType: CollectTargetType, targetId: string): CollectButtonProps => ({
  ...{ targetType, targetId, login: paths.login() },
  texts: {
    add: collect_button(),
    done: collect_button_done(),
    added: collect_button_added(),
    removed: collect_removed(),
    failed: collect_button_failed(),
  },
  question: {
    title: collect_login_title(),
    text: collect_login_text(),
    ok: collect_login(),
    cancel: collect_cancel(),
  },
});
