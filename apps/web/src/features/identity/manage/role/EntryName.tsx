import type { ManagedEntry } from '@portal/contract/identity/menu-manage';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../../platform/i18n/language.ts';
import { IconButton } from '../../../../ui/button/IconButton.tsx';
import { pencilIcon } from '../../../../ui/icon/shapes.ts';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Tag } from '../../../../ui/tag/Tag.tsx';
import { useMenuName } from '../../shared/menu-name.ts';
import styles from './Role.module.css';

interface EntryNameProps {
  entry: ManagedEntry;
  depth: number;
  onRename: () => void;
}

export function EntryName({ entry: { name, icon, resUrl }, depth, onRename }: EntryNameProps) {
  const said = useMenuName()(name);
  return (
    <Row as="span" wrap gap={8} align="center" style={{ paddingInlineStart: depth * 24 }}>
      <span
        lang={said === name ? langOfContent('zh') : undefined}
        className={resUrl === '' ? styles.group : undefined}
      >
        {said}
      </span>
      <IconButton
        size="small"
        icon={pencilIcon}
        label={m.operator_role_rename({ name: said })}
        onClick={onRename}
      />
      {resUrl !== '' && icon === '' && <Tag outlined>{m.operator_role_hidden_page()}</Tag>}
    </Row>
  );
}
