import { type Right, rightLabel } from '@portal/contract/rights/subjects';
import * as m from '@portal/texts/messages';
import { Row } from '../../../ui/layout/Row.tsx';
import type { RoleChanges } from './role-changes.ts';

const named = (rights: readonly Right[]) => rights.map(rightLabel).join(' · ');

interface ChangeWordsProps {
  changes: RoleChanges;
  holders: number;
}

/** What a change would add and remove, in words, and how many people it affects. */
export function ChangeWords({ changes, holders }: ChangeWordsProps) {
  const others = [
    changes.isMoved && m.custom_role_scope(),
    changes.isMaskedOtherwise && m.custom_role_field_masked(),
    changes.isReworded && m.custom_role_name(),
  ].filter((text) => text !== false);
  return (
    <Row as="span" wrap gap={4} gapX={12}>
      <span>{m.custom_role_change_bar()}</span>
      {changes.added.length > 0 && (
        <span>
          {`${m.custom_role_added()} `}
          <b>{named(changes.added)}</b>
        </span>
      )}
      {changes.removed.length > 0 && (
        <span>
          {`${m.custom_role_removed()} `}
          <b>{named(changes.removed)}</b>
        </span>
      )}
      {others.length > 0 && <b>{others.join(' · ')}</b>}
      <span>{m.custom_role_affects({ count: holders })}</span>
    </Row>
  );
}
