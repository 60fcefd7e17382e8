import {
  person_failed,
  person_failed_text,
  person_loading,
  person_retry,
  person_title,
  person_title_note,
} from '../../../platform/i18n/paraglide/messages.js';
import { PageTitle } from '../../../platform/member/PageTitle.tsx';
import { useEndpoint } from '../../../platform/member/use-endpoint.ts';
import { Loading, Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { BoundEnterprises } from '../../enterprise/member/BoundEnterprises.tsx';
import styles from './PersonPreservePage.module.css';
import { AccountSecurity } from './person/AccountSecurity.tsx';
import { CancelAccount } from './person/CancelAccount.tsx';
import { DeviceList } from './person/DeviceList.tsx';
import { MessageSwitches } from './person/MessageSwitches.tsx';
import { ProfileForm } from './person/ProfileForm.tsx';
import { personalInfoKey } from './person/personal-info.ts';

export function Component() {
  const { data, isError, refetch, isFetching } = useEndpoint(personalInfoKey, {});
  return (
    <>
      <PageTitle title={person_title()} note={person_title_note()} />
      {isError && (
        <ErrorState
          title={person_failed()}
          retry={{ label: person_retry(), onRetry: () => void refetch(), busy: isFetching }}
        >
          {person_failed_text()}
        </ErrorState>
      )}
      {!data && !isError && (
        <Loading label={person_loading()}>
          <div className={styles.columns}>
            <Skeleton height="420px" />
            <Skeleton height="260px" />
          </div>
        </Loading>
      )}
      {data && (
        <div className={styles.columns}>
          <div className={styles.column}>
            <ProfileForm key={data.version} info={data} />
            <BoundEnterprises />
            <DeviceList />
          </div>
          <div className={styles.column}>
            <AccountSecurity info={data} />
            <MessageSwitches />
            <CancelAccount phoneNumber={data.phoneNumber} />
          </div>
        </div>
      )}
    </>
  );
}
