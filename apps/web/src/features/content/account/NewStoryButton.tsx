import * as m from '@portal/texts/messages';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useUser } from '../../../platform/account/use-user.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { penLineIcon } from '../../../ui/icon/shapes/pen-line.ts';
import { storyList } from './story-acts.ts';

/** Creates a story as a draft and opens its page. */
export function NewStoryButton() {
  const navigate = useNavigate();
  const user = useUser();
  const save = useMutationOf('POST /api/infoManage/enterpriseStory/save', {
    once: true,
    invalidates: [storyList],
  });
  const begin = async () => {
    const saved = await save.run({ data: { author: user.name } });
    if (saved) await navigate(paths.ownStory(saved.contentId));
  };
  return (
    <Button variant="main" icon={penLineIcon} busy={save.busy} onClick={() => void begin()}>
      {m.story_new()}
    </Button>
  );
}
