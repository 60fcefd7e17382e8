import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Tag } from '../../../ui/tag/Tag.tsx';

/** Names the enterprise that submitted a text; the park's own texts have no tag. */
export function StoryTag({ enterprise }: { enterprise: string }) {
  if (enterprise === '') return null;
  return (
    <Tag tone="brand">
      {m.story_from()} <span lang={langOfContent('zh')}>{enterprise}</span>
    </Tag>
  );
}
