import * as m from '@portal/texts/messages';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Written } from '../../../platform/display/Written.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Loading, SkeletonLines } from '../../../ui/skeleton/Skeleton.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';

interface AccountDrawerProps<Data> {
  answer: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
  /** The title until the account's name is known. */
  title: string;
  accountOf: (data: Data) => { name: string; loginName: string };
  actionsOf: (data: Data) => ReactNode;
  onClose: () => void;
  children: (data: Data) => ReactNode;
}

/** Drawer with details of an account and the available actions. */
export function AccountDrawer<Data extends { actions: readonly string[] }>(props: AccountDrawerProps<Data>) {
  const { data, isError, isFetching, refetch } = props.answer;
  const account = data && props.accountOf(data);
  return (
    <Drawer
      open
      onClose={props.onClose}
      size="large"
      title={
        account ? (
          <>
            <Written>{account.name}</Written> · {account.loginName}
          </>
        ) : (
          props.title
        )
      }
      closeLabel={m.act_close()}
      actions={data && data.actions.length > 0 ? props.actionsOf(data) : undefined}
    >
      {!data && !isError && (
        <Loading label={m.member_loading()}>
          <SkeletonLines lines={12} />
        </Loading>
      )}
      {isError && (
        <ErrorState
          frame="plain"
          title={m.operator_user_failed()}
          retry={{ label: m.act_retry(), onRetry: () => void refetch(), busy: isFetching }}
        />
      )}
      {data && props.children(data)}
    </Drawer>
  );
}
