import type { EnterpriseStory } from '@portal/contract/enterprise/public';
import * as m from '@portal/texts/messages';
import { formatThousands } from '../../../platform/display/format.ts';
import { Phrases } from '../../../platform/display/Phrases.tsx';
import { Sentence } from '../../../platform/display/Sentence.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Prose } from '../../../ui/prose/Prose.tsx';
import { ArticlePicture } from '../../content/shared/ArticlePicture.tsx';
import { ArticleTime } from '../../content/shared/ArticleTime.tsx';
import { Attachments } from '../../content/shared/Attachments.tsx';
import { ReadingTools } from '../../content/shared/ReadingTools.tsx';
import styles from './Story.module.css';

interface StoryProps {
  story: EnterpriseStory;
  /** The picture already shown on the page; a story with the same one does not repeat it. */
  shown: EnterpriseStory['cover'];
}

/** A story about an enterprise. Its own headings are second-level, under the story's title. */
export function Story({ story, shown }: StoryProps) {
  const { title, summary, lang, source, author, publishAt, readingMinutes, views, body, cover, attachments } =
    story;
  return (
    <article aria-labelledby="story" className={styles.story} data-reading>
      <Text id="story" as="h2" size={32} leading="head" className={styles.title} lang={langOfContent(lang)}>
        <Phrases text={title} />
      </Text>
      <Text above={12} tone="quiet" size={17} lang={langOfContent(lang)}>
        {summary}
      </Text>
      <Row as="p" wrap gap={4} gapX={20} above={12} tone="quiet" size={15}>
        <ArticleTime at={publishAt} />
        <span>
          <Sentence say={m.content_source} values={{ source }} />
        </span>
        {author !== source && (
          <span>
            <Sentence say={m.content_author} values={{ author }} />
          </span>
        )}
        <span>{m.content_minutes({ count: readingMinutes })}</span>
        <span>{m.content_views({ count: formatThousands(views) })}</span>
      </Row>
      <ReadingTools title={title} />
      {cover && cover.fileId !== shown?.fileId && (
        <ArticlePicture
          picture={cover}
          sizes="(min-width: 1200px) 800px, 100vw"
          widths={[640, 960, 1280]}
          className={styles.cover}
        />
      )}
      <Text as="div" above={32} className={styles.body} lang={langOfContent(lang)}>
        <Prose html={body} />
      </Text>
      <Attachments files={attachments} />
    </article>
  );
}
