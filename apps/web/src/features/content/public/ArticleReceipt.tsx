import type { ArticleDetail } from '@portal/contract/article';
import { paths } from '../../../paths.ts';
import {
  editing_bar_confirm,
  editing_bar_done,
  editing_bar_failed,
  editing_bar_login,
  editing_bar_not_asked,
  editing_bar_share,
  editing_bar_title,
  editing_bar_visitor,
} from '../../../platform/i18n/paraglide/messages.js';
import ReceiptBar from './ReceiptBar.island.tsx';

/** Under a text that enterprises have to confirm. */
export function ArticleReceipt({ article }: { article: ArticleDetail }) {
  const { contentId, column, needReceipt, expired } = article;
  if (!needReceipt || expired) return null;
  return (
    <ReceiptBar
      contentId={contentId}
      login={paths.login(paths.article(column, contentId))}
      texts={{
        title: editing_bar_title(),
        visitor: editing_bar_visitor(),
        login: editing_bar_login(),
        // The island fills in the numbers it is told.
        share: editing_bar_share({ confirmed: '{confirmed}', total: '{total}' }),
        confirm: editing_bar_confirm(),
        done: editing_bar_done({ name: '{name}' }),
        notAsked: editing_bar_not_asked(),
        failed: editing_bar_failed(),
      }}
    />
  );
}
