import type { EndpointMap } from '@portal/contract/endpoint-map';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { type RefObject, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { ExportButton } from '../../../platform/account/list/ExportButton.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { withBasePath } from '../../../ui/link/base-path.ts';
import { Progress } from '../../../ui/progress/Progress.tsx';
import { QrCode } from '../../../ui/qr-code/QrCode.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { minuteText, whenText } from '../shared/activity-words.ts';
import { activityQueryKeys } from './activity-query-keys.ts';
import styles from './DeskPage.module.css';
import { Expected } from './Expected.tsx';

type Desk = EndpointMap['GET /api/activityManage/activity/queryDesk']['output'];

const refreshMs = 5_000;

/** The check-in desk of an activity: attendance count, check-in by code, and the door code. */
export function Component() {
  const { id = '' } = useParams();
  const answer = useQueryOf('GET /api/activityManage/activity/queryDesk', { id }, { every: refreshMs });
  const desk = answer.data;
  return (
    <>
      <PageTitle
        title={m.activity_desk()}
        heading={desk && <Written>{desk.title}</Written>}
        note={desk && whenText(desk)}
        actions={
          <>
            <ExportButton
              endpoint="GET /api/activityManage/signUp/print"
              input={{ id }}
              text={m.report_door_list()}
            />
            <ButtonLink href={paths.manageActivities({ activity: id })}>{m.act_back()}</ButtonLink>
          </>
        }
      />
      <Answered of={answer} lines={8}>
        {(row) => <DeskView desk={row} />}
      </Answered>
    </>
  );
}

function DeskView({ desk }: { desk: Desk }) {
  const { activityId, arrived, expected, isOpen, opensAt, checkInMode, doorPath, phase } = desk;
  return (
    <Columns of="minmax(0, 1fr) 260px" gap={24} align="start" stack="phone" className={styles.desk}>
      <section className={styles.count} aria-live="polite">
        <p>
          <b>{arrived}</b> / {expected}
        </p>
        <Progress
          label={m.activity_expected()}
          value={expected === 0 ? 0 : arrived / expected}
          valueText={m.activity_arrived({ arrived, expected })}
          tone="leaf"
        />
        {!isOpen && (
          <Alert
            title={
              phase === 'ENDED'
                ? m.activity_phase_ended()
                : m.activity_desk_opens({ time: minuteText(opensAt) })
            }
          />
        )}
        {isOpen && <CodeForm activityId={activityId} />}
      </section>
      {checkInMode === 'QR' && isOpen && <Door path={doorPath} />}
      <Expected activityId={activityId} />
    </Columns>
  );
}

/** The code shown at the door; it changes every minute. */
function Door({ path }: { path: string }) {
  return (
    <section className={styles.door}>
      <h2>{m.activity_door()}</h2>
      <QrCode text={window.location.origin + withBasePath(path)} label={m.activity_door()} />
      <p>{m.activity_door_text({ code: path.slice(-6) })}</p>
    </section>
  );
}

function useRefocus(): [RefObject<HTMLInputElement | null>, () => void] {
  const field = useRef<HTMLInputElement>(null);
  return [field, () => field.current?.focus()];
}

/** Checks in by an attendee's code; a scanner types it and presses Enter. */
function CodeForm({ activityId }: { activityId: string }) {
  const [code, setCode] = useState('');
  const [field, refocus] = useRefocus();
  const checkIn = useMutationOf('POST /api/activityManage/signUp/checkIn', {
    quiet: true,
    done: ({ persons, userName }) =>
      m.activity_is_in({ name: persons.map(({ name }) => name).join('、') || userName }),
    invalidates: activityQueryKeys,
  });
  const send = async () => {
    if (await checkIn.run({ data: { activityId, code } })) setCode('');
    refocus();
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() !== '') void send();
      }}
    >
      <TextField
        ref={field}
        label={m.activity_code()}
        hint={m.activity_desk_hint()}
        autoComplete="off"
        value={code}
        onChange={setCode}
        {...(checkIn.error && { error: checkIn.error.retMsg })}
      />
      <Button type="submit" variant="main" busy={checkIn.busy}>
        {m.activity_check_in()}
      </Button>
    </form>
  );
}
