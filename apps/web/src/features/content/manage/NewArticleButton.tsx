import type { ArticleColumn } from '@portal/contract/content/article';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useNavigate } from 'react-router';
import { useReadsOnly } from '../../../platform/account/use-reads-only.ts';
import { codesOf } from '../../../platform/display/codes-of.ts';
import { chevronDownIcon, penLineIcon } from '../../../ui/icon/shapes.ts';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { columnNames } from '../shared/column-texts.ts';

/** Opens a blank article of a column, which becomes a draft at the first letter. */
export function NewArticleButton() {
  const navigate = useNavigate();
  if (useReadsOnly()) return null;
  const begin = (column: ArticleColumn) => void navigate(paths.newContent(column));
  return (
    <MenuButton
      variant="main"
      icon={penLineIcon}
      iconEnd={chevronDownIcon}
      entries={codesOf(columnNames).map((column) => ({
        key: column,
        text: columnNames[column](),
        onAction: () => begin(column),
      }))}
    >
      {m.editing_new()}
    </MenuButton>
  );
}
