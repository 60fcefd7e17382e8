import type { ArticleColumn } from '@portal/contract/article';
import * as m from '@portal/texts/messages';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useUser } from '../../../platform/account/use-user.ts';
import { codesOf } from '../../../platform/display/codes-of.ts';
import { chevronDownIcon } from '../../../ui/icon/shapes/chevron-down.ts';
import { penLineIcon } from '../../../ui/icon/shapes/pen-line.ts';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { mayEdit } from '../../site/shared/may-edit.ts';
import { columnNames } from '../shared/column-texts.ts';

/** Creates an article in a column as a draft and opens its page. */
export function NewArticleButton() {
  const navigate = useNavigate();
  const user = useUser();
  const save = useMutationOf('POST /api/infoManage/content/save', {
    once: true,
    invalidates: ['GET /api/infoManage/content/queryManageList'],
  });
  if (!mayEdit(user)) return null;
  const begin = async (column: ArticleColumn) => {
    const saved = await save.run({ data: { column, author: user.name } });
    if (saved) await navigate(paths.manageContent(saved.contentId));
  };
  return (
    <MenuButton
      variant="main"
      icon={penLineIcon}
      iconEnd={chevronDownIcon}
      disabled={save.busy}
      entries={codesOf(columnNames).map((column) => ({
        key: column,
        text: columnNames[column](),
        onAction: () => void begin(column),
      }))}
    >
      {m.editing_new()}
    </MenuButton>
  );
}
