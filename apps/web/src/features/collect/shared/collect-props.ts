import type { CollectTargetType } from '@portal/contract/kinds';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { CollectButtonProps } from './CollectButton.island.tsx';

/** The props of the collect button in the reader's language; rendered by the server with the page. */
export const collectProps = (targetType: CollectTargetType, targetId: string): CollectButtonProps => ({
  targetType,
  targetId,
  login: paths.login(),
  texts: {
    add: m.collect_button(),
    done: m.collect_button_done(),
    added: m.collect_button_added(),
    removed: m.collect_removed(),
    failed: m.collect_button_failed(),
  },
  question: {
    title: m.collect_login_title(),
    text: m.collect_login_text(),
    ok: m.collect_login(),
    cancel: m.act_cancel(),
  },
});
