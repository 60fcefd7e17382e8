import type { ManagedEntry } from '@portal/contract/identity/menu-manage';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { Sentence } from '../../../../platform/display/Sentence.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Switch } from '../../../../ui/switch/Switch.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden/VisuallyHidden.tsx';
import { useMenuName } from '../../shared/menu-name.ts';
import { menuQueryKeys } from './menu-query-keys.ts';
import styles from './Role.module.css';

/** Switches an entry on or off for everybody with this menu. */
export function EntrySwitch({ entry }: { entry: ManagedEntry }) {
  const { tree, resNo, version, name, enabled, isFixed } = entry;
  const said = useMenuName()(name);
  const save = useMutationOf('POST /api/userManage/menu/save', {
    done: m.operator_role_saved(),
    invalidates: menuQueryKeys,
  });
  return (
    <Row as="span" inline gap={8} align="center" className={styles.order}>
      <Switch
        on={enabled}
        disabled={isFixed}
        busy={save.busy}
        onChange={(on) => void save.run({ tree, resNo, version, name, enabled: on ? '1' : '0' })}
      >
        <VisuallyHidden>
          {said === name ? (
            <Sentence say={m.operator_role_switch} values={{ name }} />
          ) : (
            m.operator_role_switch({ name: said })
          )}
        </VisuallyHidden>
      </Switch>
      {isFixed && <small>{m.operator_role_fixed()}</small>}
    </Row>
  );
}
