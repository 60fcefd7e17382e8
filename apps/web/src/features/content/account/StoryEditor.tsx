import { type ArticleContent, articleContent } from '@portal/contract/content/article-content';
import type { ManagedArticle } from '@portal/contract/content/article-manage';
import type { StoryEvent } from '@portal/contract/content/article-story';
import * as m from '@portal/texts/messages';
import { useWatch } from 'react-hook-form';
import { FormScope } from '../../../platform/form/FormScope.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { EditorBar } from '../editor/EditorBar.tsx';
import { FilesPanel } from '../editor/FilesPanel.tsx';
import { LanguageTabs } from '../editor/LanguageTabs.tsx';
import { showFaults } from '../editor/show-faults.ts';
import { useAutosave } from '../editor/use-autosave.ts';
import { useSubmit } from '../editor/use-submit.ts';
import { StoryAside } from './StoryAside.tsx';
import { StoryNotices } from './StoryNotices.tsx';
import { StoryTop } from './StoryTop.tsx';
import { useStoryActs } from './story-acts.ts';
import { useStoryBar } from './use-story-bar.ts';

/** The working copy of a story, in the same editor as every article, saved automatically. */
export function StoryEditor({ story }: { story: ManagedArticle }) {
  const form = useContractForm<ArticleContent>(articleContent, { defaultValues: story.content });
  const autosave = useAutosave('enterpriseStory', story, form);
  const { busy, operate } = useStoryActs((fields) => showFaults(form.setError, fields));
  const title = useWatch({ control: form.control, name: 'title' });
  const fire = (event: StoryEvent) =>
    operate(event, { contentId: autosave.id(), version: autosave.version() });
  const { isWaiting, submit } = useSubmit(form, autosave, () => fire('submit'));
  const acts = useStoryBar({
    story,
    title,
    busy: busy || isWaiting,
    fire,
    save: autosave.save,
    submit: () => void submit(),
  });
  return (
    <FormScope form={form}>
      <StoryTop story={story} title={title} />
      <Columns of="minmax(0, 1fr) 320px" gap={32} align="start" stack="laptop">
        <Stack gap={20} atTop>
          <StoryNotices story={story} />
          <TextInput name="title" placeholder={m.editing_title_placeholder()} required counts />
          <LanguageTabs />
          <FilesPanel article={story} />
        </Stack>
        <StoryAside>
          <Panel title={m.story_sign()} ground="quiet">
            <TextInput name="author" label={m.story_sign()} hint={m.story_author_hint()} required counts />
          </Panel>
        </StoryAside>
      </Columns>
      <EditorBar autosave={autosave} acts={acts} />
    </FormScope>
  );
}
