import { type ArticleContent, articleFaults, longestTitle } from '@portal/contract/article-content';
import type { ManagedArticle } from '@portal/contract/article-manage';
import type { StoryEvent } from '@portal/contract/article-story';
import * as m from '@portal/texts/messages';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { PreviewButton } from '../../review/shared/PreviewButton.tsx';
import pageStyles from '../editor/ArticlePage.module.css';
import { EditorBar } from '../editor/EditorBar.tsx';
import { ArticleTextField } from '../editor/EditorField.tsx';
import { FilesPanel } from '../editor/FilesPanel.tsx';
import { LanguageTabs } from '../editor/LanguageTabs.tsx';
import { showFaults } from '../editor/show-faults.ts';
import { useAutosave } from '../editor/use-autosave.ts';
import { StoryAside } from './StoryAside.tsx';
import { StoryNotices } from './StoryNotices.tsx';
import { StoryTop } from './StoryTop.tsx';
import { useStoryActs } from './story-acts.ts';

/** The working copy of a story, written with the editor of every article and saved by itself. */
export function StoryEditor({ story }: { story: ManagedArticle }) {
  const { contentId } = story;
  const form = useForm<ArticleContent>({ defaultValues: story.content });
  const autosave = useAutosave('enterpriseStory', story, form);
  const { busy, operate } = useStoryActs((fields) => showFaults(form.setError, fields));
  const title = useWatch({ control: form.control, name: 'title' });
  const fire = (event: StoryEvent) => operate(event, { contentId, version: autosave.version() });
  const submit = async () => {
    const faults = articleFaults(form.getValues());
    if (Object.keys(faults).length > 0) return showFaults(form.setError, faults);
    if (await autosave.save()) await fire('submit');
  };
  return (
    <FormProvider {...form}>
      <StoryTop story={story} title={title} busy={busy} onEvent={fire} />
      <div className={pageStyles.columns}>
        <div className={pageStyles.main}>
          <StoryNotices story={story} />
          <ArticleTextField
            name="title"
            label={m.field_title()}
            placeholder={m.editing_title_placeholder()}
            required
            most={longestTitle}
          />
          <LanguageTabs />
          <FilesPanel article={story} />
        </div>
        <StoryAside>
          <Panel title={m.story_sign()} ground="quiet">
            <ArticleTextField
              name="author"
              label={m.story_sign()}
              hint={m.story_author_hint()}
              required
              most={40}
            />
          </Panel>
        </StoryAside>
      </div>
      <EditorBar autosave={autosave} busy={busy} onSubmit={submit}>
        <PreviewButton id={contentId} desk="infoManage/enterpriseStory" before={autosave.save} />
      </EditorBar>
    </FormProvider>
  );
}
