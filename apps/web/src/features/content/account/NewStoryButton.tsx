import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { penLineIcon } from '../../../ui/icon/shapes.ts';

/** Opens a blank story, which becomes a draft at the first letter. */
export function NewStoryButton() {
  return (
    <ButtonLink variant="main" icon={penLineIcon} href={paths.ownStory('new')}>
      {m.story_new()}
    </ButtonLink>
  );
}
