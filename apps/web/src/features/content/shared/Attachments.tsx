import type { ArticleDetail } from '@portal/contract/content/article';
import * as m from '@portal/texts/messages';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { formatBytes } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { fileIcon, fileSpreadsheetIcon, fileTextIcon } from '../../../ui/icon/shapes.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './Attachments.module.css';

const icons: Record<string, string> = { PDF: fileTextIcon, DOCX: fileTextIcon, XLSX: fileSpreadsheetIcon };

/** Splits a file name into its base and its extension, shown as the type. */
function splitName(name: string): { base: string; type: string } {
  const dot = name.lastIndexOf('.');
  return dot < 1
    ? { base: name, type: '' }
    : { base: name.slice(0, dot), type: name.slice(dot + 1).toUpperCase() };
}

/** Attached files, each with type and size. */
export function Attachments({ files }: { files: ArticleDetail['attachments'] }) {
  if (files.length === 0) return null;
  return (
    <Text
      as="section"
      above={40}
      frame="thin"
      round
      className={styles.files}
      aria-label={m.content_attachments()}
    >
      <Text
        as="h2"
        padInline={20}
        padTop={14}
        padBottom={12}
        lineBelow="thin"
        size={16}
        className={styles.title}
      >
        {m.content_attachments()}
      </Text>
      <ul>
        {files.map(({ fileId, index, name, bytes }) => {
          const { base, type } = splitName(name);
          return (
            <li key={index} className={styles.item}>
              <a href={imageUrl(fileId, index)} download={name} className={styles.file}>
                <Icon shape={icons[type] ?? fileIcon} className={styles.icon} />
                <span className={styles.name} lang={langOfContent('zh')}>
                  {base}
                </span>
                <Text as="span" tone="faint" size={14} figures className={styles.size}>
                  {[type, formatBytes(bytes)].filter(Boolean).join(' ')}
                </Text>
                <Text hide="print" as="span" tone="brand" size={14} className={styles.get}>
                  {m.content_download()}
                </Text>
              </a>
            </li>
          );
        })}
      </ul>
    </Text>
  );
}
