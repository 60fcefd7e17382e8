import type { EnterpriseStory } from '@portal/contract/enterprise';
import { formatThousands } from '../../../platform/display/format.ts';
import { Phrases } from '../../../platform/display/Phrases.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { content_minutes, content_source, content_views } from '../../../platform/i18n/paraglide/messages.js';
import { Prose } from '../../../ui/prose/Prose.tsx';
import { ArticleTime } from '../../content/shared/ArticleTime.tsx';
import { ReadingTools } from '../../content/shared/ReadingTools.tsx';
import styles from './Story.module.css';

/** The story about an enterprise. Its own headings are of the second level, under the story's title. */
export function Story({ story }: { story: EnterpriseStory }) {
  const { title, summary, lang, source, publishAt, readingMinutes, views, body } = story;
  return (
    <article aria-labelledby="story" className={styles.story} data-reading>
      <h2 id="story" className={styles.title} lang={langOfContent(lang)}>
        <Phrases text={title} />
      </h2>
      <p className={styles.summary} lang={langOfContent(lang)}>
        {summary}
      </p>
      <p className={styles.meta}>
        <ArticleTime at={publishAt} />
        <span>{content_source({ source })}</span>
        <span>{content_minutes({ count: readingMinutes })}</span>
        <span>{content_views({ count: formatThousands(views) })}</span>
      </p>
      <ReadingTools title={title} />
      <div className={styles.body} lang={langOfContent(lang)}>
        <Prose html={body} />
      </div>
    </article>
  );
}
