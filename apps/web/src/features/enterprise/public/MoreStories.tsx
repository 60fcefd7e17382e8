import type { EnterprisePublicDetail } from '@portal/contract/enterprise/public';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
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
    <Text
      aria-labelledby="more-stories"
      as="nav"
      above={32}
      padInline={24}
      padBlock={20}
      round
      ground="quiet"
      className={styles.more}
    >
      <Text id="more-stories" as="h3" size={17}>
        {m.story_more()}
      </Text>
      <Stack as="ul" gap={8} above={10} className={styles.list}>
        {stories.map(({ contentId, title, lang, publishAt }) => (
          <li key={contentId}>
            <Link href={paths.story(enterpriseId, contentId)}>
              <span lang={langOfContent(lang)}>{title}</span>
            </Link>
            <ArticleTime at={publishAt} />
          </li>
        ))}
      </Stack>
    </Text>
  );
}
