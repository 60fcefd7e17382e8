import type { ArticleDetail } from '@portal/contract/content/article';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { collectProps } from '../../collect/shared/collect-props.ts';
import ReceiptBar from './ReceiptBar.island.tsx';

/** Receipt for a text that enterprises have to confirm. */
export function ArticleReceipt({ article }: { article: ArticleDetail }) {
  const { contentId, column, needReceipt, expired, expireAt } = article;
  if (!needReceipt || expired) return null;
  return (
    <ReceiptBar
      contentId={contentId}
      login={paths.login(paths.article(column, contentId))}
      calendar={
        column === 'NOTICE' && expireAt !== null
          ? { href: paths.noticeCalendar(contentId), text: m.act_add_to_calendar() }
          : null
      }
      collect={collectProps('ARTICLE', contentId)}
      texts={{
        title: m.editing_bar_title(),
        visitor: m.editing_bar_visitor(),
        login: m.editing_bar_login(),
        // The island fills in the numbers it receives.
        share: m.editing_bar_share({ confirmed: '{confirmed}', total: '{total}' }),
        confirm: m.editing_bar_confirm(),
        done: m.editing_bar_done({ name: '{name}' }),
        notAsked: m.editing_bar_not_asked(),
        failed: m.editing_bar_failed(),
      }}
    />
  );
}
