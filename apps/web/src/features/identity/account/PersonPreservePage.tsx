import * as m from '@portal/texts/messages';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { BoundEnterprises } from '../../enterprise/shared/BoundEnterprises.tsx';
import styles from './PersonPreservePage.module.css';
import { AccountSecurity } from './person/AccountSecurity.tsx';
import { CancelAccount } from './person/CancelAccount.tsx';
import { DeviceList } from './person/DeviceList.tsx';
import { ProfileForm } from './person/ProfileForm.tsx';
import { personalInfoKey } from './person/personal-info.ts';

export function Component() {
  const { data, isError, refetch, isFetching } = useQueryOf(personalInfoKey, {});
  return (
    <>
      <PageTitle title={m.person_title()} note={m.person_title_note()} />
      {isError && (
        <ErrorState
          title={m.person_failed()}
          retry={{ label: m.act_retry(), onRetry: () => void refetch(), busy: isFetching }}
        >
          {m.person_failed_text()}
        </ErrorState>
      )}
      {!data && !isError && (
        <Loading label={m.person_loading()}>
          <Columns
            of="minmax(0, 1fr) minmax(300px, 360px)"
            gap={20}
            align="start"
            stack="laptop"
            className={styles.columns}
          >
            <Skeleton height="420px" />
            <Skeleton height="260px" />
          </Columns>
        </Loading>
      )}
      {data && (
        <Columns
          of="minmax(0, 1fr) minmax(300px, 360px)"
          gap={20}
          align="start"
          stack="laptop"
          className={styles.columns}
        >
          <Stack gap={20} shrink>
            <ProfileForm key={data.version} info={data} />
            <BoundEnterprises />
            <DeviceList />
          </Stack>
          <Stack gap={20} shrink>
            <AccountSecurity info={data} />
            <CancelAccount phoneNumber={data.phoneNumber} />
          </Stack>
        </Columns>
      )}
    </>
  );
}
