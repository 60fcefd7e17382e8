import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { printerIcon } from '../../../ui/icon/shapes.ts';
import styles from './Setup.module.css';
import { SetupAside } from './SetupAside.tsx';
import { SetupFlow } from './SetupFlow.tsx';
import { SetupLines } from './SetupLines.tsx';

/** What has to be ready before the park opens. */
export function Component() {
  const answer = useQueryOf('GET /api/settingManage/setup/queryDetail', {});
  return (
    <>
      <PageTitle
        title={m.setup_title()}
        note={m.setup_note()}
        actions={
          <Button icon={printerIcon} onClick={() => window.print()}>
            {m.act_print()}
          </Button>
        }
      />
      <Answered of={answer} lines={16}>
        {(checklist) => (
          <div className={styles.page}>
            <div>
              <SetupFlow lines={checklist.lines} next={checklist.next} />
              <SetupLines checklist={checklist} />
            </div>
            <SetupAside checklist={checklist} />
          </div>
        )}
      </Answered>
    </>
  );
}
