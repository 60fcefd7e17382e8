import type { EnterprisePublicDetail } from '@portal/contract/enterprise/public';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { ArticleTime } from '../../content/shared/ArticleTime.tsx';
import styles from './MoreStories.module.css';

interface MoreStoriesProps {
  enterpriseId: string;
  stories: EnterprisePublicDetail['moreStories'];
}

/** The other stories about an enterprise. */
export function MoreStories({ enterpriseId, stories }: MoreStoriesProps) {
  return (
    <nav aria-labelledby="more-stories" className={styles.more}>
      <h3 id="more-stories" className={styles.title}>
        {m.story_more()}
      </h3>
      <ul className={styles.list}>
        {stories.map(({ contentId, title, lang, publishAt }) => (
          <li key={contentId}>
            <Link href={paths.story(enterpriseId, contentId)}>
              <span lang={langOfContent(lang)}>{title}</span>
            </Link>
            <ArticleTime at={publishAt} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
