import { memberRoleLabels } from '@portal/contract/identity/role-labels';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Sentence } from '../../../platform/display/Sentence.tsx';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { mailIcon } from '../../../ui/icon/shapes.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Row, Rows } from '../../../ui/rows/Rows.tsx';
import { Loading, SkeletonLines } from '../../../ui/skeleton/Skeleton.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import styles from '../account/bound/Bound.module.css';
import { type Bound, boundKey } from '../account/bound/bound-key.ts';
import { MembershipRow } from '../account/bound/MembershipRow.tsx';
import { useSwitch } from '../account/bound/use-switch.ts';

const ApplyDialog = lazy(async () => ({
  default: (await import('../account/bound/ApplyDialog.tsx')).ApplyDialog,
}));

/** Enterprises that a user belongs to, has asked to join or is invited to. */
export function BoundEnterprises() {
  const { data, isError, refetch } = useQueryOf(boundKey, {});
  // Hidden for operators, who act for the park.
  if (data && data.memberships.length === 0 && data.actions.length === 0) return null;
  return (
    <div id="enterprises">
      <Panel title={m.profile_b_title()}>
        {isError && (
          <ErrorState
            frame="plain"
            title={m.profile_failed()}
            retry={{ label: m.act_retry(), onRetry: () => void refetch() }}
          >
            {m.profile_failed_text()}
          </ErrorState>
        )}
        {!data && !isError && (
          <Loading label={m.profile_loading()}>
            <SkeletonLines lines={3} />
          </Loading>
        )}
        {data && <BoundList bound={data} />}
      </Panel>
    </div>
  );
}

function BoundList({ bound: { memberships, invites, actions } }: { bound: Bound }) {
  const [isApplying, setApplying] = useState<boolean>();
  const { busy, switchTo } = useSwitch();
  const isEmpty = memberships.length === 0 && invites.length === 0;
  return (
    <>
      {isEmpty && (
        <Text tone="quiet" size="note">
          {m.profile_b_none()} · {m.profile_b_none_text()}
        </Text>
      )}
      <Rows>
        {invites.map(({ inviteId, targetName, inviterName, memberRole }) => (
          <Row
            key={inviteId}
            sign={mailIcon}
            title={<Written>{targetName}</Written>}
            note={
              <Sentence
                say={({ name }) =>
                  m.profile_b_invite({ name, role: memberRole ? memberRoleLabels[memberRole]() : '' })
                }
                values={{ name: inviterName }}
              />
            }
          >
            <ButtonLink size="small" href={paths.invite(inviteId)}>
              {m.profile_b_invite_see()}
            </ButtonLink>
          </Row>
        ))}
        {memberships.map((membership) => (
          <MembershipRow
            key={membership.memberId}
            membership={membership}
            switching={busy}
            onSwitch={() => void switchTo(membership.memberId)}
          />
        ))}
      </Rows>
      <div className={styles.foot}>
        {actions.includes('apply') && (
          <Button size="small" onClick={() => setApplying(true)}>
            {m.profile_b_apply()}
          </Button>
        )}
        {actions.includes('actAlone') && (
          <Button size="small" busy={busy} onClick={() => void switchTo()}>
            {m.profile_b_alone()}
          </Button>
        )}
      </div>
      {isApplying !== undefined && (
        <Suspense>
          <ApplyDialog open={isApplying} onClose={() => setApplying(false)} />
        </Suspense>
      )}
    </>
  );
}
