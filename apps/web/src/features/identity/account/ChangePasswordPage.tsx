import * as m from '@portal/texts/messages';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import styles from './ChangePasswordPage.module.css';

export function Component() {
  return (
    <>
      <PageTitle title={m.person_change_password()} />
      <Panel className={styles.panel}>
        <ChangePasswordForm />
      </Panel>
    </>
  );
}
