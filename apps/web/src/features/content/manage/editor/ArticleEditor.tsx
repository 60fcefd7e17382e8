import { type ArticleContent, articleContent } from '@portal/contract/content/article-content';
import type { ManagedArticle } from '@portal/contract/content/article-manage';
import * as m from '@portal/texts/messages';
import { useWatch } from 'react-hook-form';
import { PageTitle } from '../../../../platform/account/PageTitle.tsx';
import { FormScope } from '../../../../platform/form/FormScope.tsx';
import { TextInput } from '../../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../../platform/form/use-contract-form.ts';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { RevisionTag } from '../../../review/shared/RevisionTag.tsx';
import { ArticleNotices } from '../../editor/ArticleNotices.tsx';
import { EditorBar } from '../../editor/EditorBar.tsx';
import { FilesPanel } from '../../editor/FilesPanel.tsx';
import { LanguageTabs } from '../../editor/LanguageTabs.tsx';
import { showFaults } from '../../editor/show-faults.ts';
import { useAutosave } from '../../editor/use-autosave.ts';
import { useSubmit } from '../../editor/use-submit.ts';
import { ArticleState } from '../../shared/article-status.tsx';
import { columnNames } from '../../shared/column-texts.ts';
import { useOperate } from '../use-article-acts.ts';
import { useArticleBar } from '../use-article-bar.tsx';
import { ActionPanel } from './ActionPanel.tsx';
import { AudiencePanel } from './AudiencePanel.tsx';
import { OriginPanel } from './OriginPanel.tsx';
import { PublishPanel } from './PublishPanel.tsx';

/** The working copy of an article: texts on the left, settings on the right; saved automatically. */
export function ArticleEditor({ article }: { article: ManagedArticle }) {
  const form = useContractForm<ArticleContent>(articleContent, { defaultValues: article.content });
  const autosave = useAutosave('content', article, form);
  const { busy, operate } = useOperate(autosave.id, autosave.version, (fields) => {
    showFaults(form.setError, fields);
  });
  const title = useWatch({ control: form.control, name: 'title' }) || m.editing_untitled();
  const { isWaiting, submit } = useSubmit(form, autosave, () => operate('submit'));
  const { acts, dialog } = useArticleBar({
    article,
    title,
    busy: busy || isWaiting,
    operate,
    save: autosave.save,
    submit: () => void submit(),
  });
  return (
    <FormScope form={form}>
      <PageTitle
        title={title}
        note={
          <Row as="span" inline wrap align="center" gap={6} gapX={14}>
            {columnNames[article.content.column]()}
            <ArticleState status={article.status} />
            <RevisionTag status={article.status} revision={article.revision} />
          </Row>
        }
      />
      <Columns of="minmax(0, 1fr) 320px" gap={32} align="start" stack="laptop">
        <Stack gap={20} atTop>
          <ArticleNotices article={article} />
          <TextInput name="title" placeholder={m.editing_title_placeholder()} required counts />
          <LanguageTabs />
          <FilesPanel article={article} />
        </Stack>
        <Stack as="aside" gap={20} aria-label={m.editing_settings()}>
          <PublishPanel article={article} />
          <OriginPanel />
          <AudiencePanel article={article} />
          <ActionPanel />
        </Stack>
      </Columns>
      <EditorBar autosave={autosave} acts={acts} />
      {dialog}
    </FormScope>
  );
}
