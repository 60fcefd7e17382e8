import type { ArticleContent } from '@portal/contract/content/article-content';
import type { ManagedArticle } from '@portal/contract/content/article-manage';
import * as m from '@portal/texts/messages';
import { useWatch } from 'react-hook-form';
import { PictureInput } from '../../../platform/form/PictureInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { AttachmentsField } from './AttachmentsField.tsx';
import styles from './Editor.module.css';

/** Cover and attachments. */
export function FilesPanel({ article }: { article: ManagedArticle }) {
  const column = useWatch<ArticleContent, 'column'>({ name: 'column' });
  const present = article.cover ? { fileId: article.cover.fileId, name: m.editing_cover() } : null;
  return (
    <Panel title={m.editing_files()}>
      <Columns
        of="repeat(2, minmax(0, 1fr))"
        gap={24}
        align="start"
        padTop={4}
        stack="phone"
        className={styles.files}
      >
        <div className={styles.fields}>
          <PictureInput
            name="coverFileId"
            label={m.editing_cover()}
            hint={column === 'NOTICE' ? m.editing_cover_hint_notice() : m.editing_cover_hint()}
            purpose="article"
            present={present}
          />
          <TextInput name="coverAlt" hint={m.editing_cover_alt_hint()} counts />
        </div>
        <AttachmentsField label={m.field_attachments()} known={article.files} />
      </Columns>
    </Panel>
  );
}
