import type { ManagedArticle } from '@portal/contract/content/article-manage';
import * as m from '@portal/texts/messages';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { formatBytes } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { htmlLanguages, langOfContent, languageNames } from '../../../platform/i18n/language.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { Prose } from '../../../ui/prose/Prose.tsx';
import { Tabs } from '../../../ui/tabs/Tabs.tsx';
import styles from './ArticleText.module.css';

interface Texts {
  lang: 'zh' | 'en' | 'es' | 'ja';
  title: string;
  summary: string;
  body: string;
}

/** The sanitised texts of an article, one language after another, with cover and files. */
export function ArticleText({ article: { content, cover, files } }: { article: ManagedArticle }) {
  const { title, summary, body, translations } = content;
  const all: Texts[] = [{ lang: 'zh', title, summary, body }, ...translations];
  return (
    <Text as="div" readable>
      {cover && (
        <div className={styles.cover}>
          <Picture
            src={imageUrl(cover.fileId, 0, 960)}
            width={cover.width}
            height={cover.height}
            alt={cover.alt}
          />
        </div>
      )}
      {all.length === 1 ? (
        <OneText texts={{ lang: 'zh', title, summary, body }} />
      ) : (
        <Tabs
          label={m.editing_languages()}
          items={all.map((texts) => ({
            key: texts.lang,
            text: <span lang={htmlLanguages[texts.lang]}>{languageNames[texts.lang]}</span>,
            content: <OneText texts={texts} />,
          }))}
        />
      )}
      {files.length > 0 && (
        <Stack as="ul" gap={6}>
          {files.map(({ fileId, index, name, bytes }) => (
            <li key={`${fileId}_${index}`}>
              <Link href={imageUrl(fileId, index)}>
                <Written>{name}</Written>
              </Link>{' '}
              <small>{formatBytes(bytes)}</small>
            </li>
          ))}
        </Stack>
      )}
    </Text>
  );
}

function OneText({ texts: { lang, title, summary, body } }: { texts: Texts }) {
  return (
    <div lang={langOfContent(lang)}>
      {lang !== 'zh' && <h3>{title}</h3>}
      {summary !== '' && (
        <Text below={20} padInline={16} padBlock={12} round ground="quiet" tone="quiet">
          {summary}
        </Text>
      )}
      <Prose html={body} />
    </div>
  );
}
