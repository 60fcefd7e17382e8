import type { SetupLineState } from '@portal/contract/setup/manage';
import { type SetupKey, type SetupState, setupImportPath } from '@portal/contract/setup/terms';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { checkIcon, fileUpIcon, lockIcon } from '../../../ui/icon/shapes.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { lookOf } from './line-look.ts';
import { MessageChannels } from './MessageChannels.tsx';
import { RemindButton } from './RemindButton.tsx';
import styles from './Setup.module.css';

const stateNames: Record<SetupState, () => string> = {
  DONE: m.setup_state_done,
  WAITING: m.setup_state_waiting,
  MISSING: m.setup_state_missing,
  BLOCKED: m.setup_state_blocked,
  LATER: m.setup_state_later,
};

interface SetupRowProps {
  line: SetupLineState;
  next: SetupKey | null;
  /** Its place in the whole list, from 1. */
  at: number;
}

export function SetupRow({ line, next, at }: SetupRowProps) {
  const look = lookOf(line, next);
  const { key, state, title, have, text, who, blocks, waitsFor } = line;
  return (
    <li className={styles.line} data-look={look}>
      <div className={styles.row}>
        <span className={styles.sign} aria-hidden>
          {look === 'done' ? <Icon shape={checkIcon} /> : look === 'waiting' ? '!' : at}
        </span>
        <div>
          <h3 className={styles.title}>
            {title} {have && <Written>{have}</Written>}
          </h3>
          <p>
            {text}{' '}
            {blocks && (
              <span className={styles.blocks}>
                <Icon shape={lockIcon} />
                {blocks}
              </span>
            )}
            {waitsFor.length > 0 && (
              <span className={styles.blocks}>
                {m.setup_waits_for({ titles: waitsFor.join(m.setup_separator()) })}
              </span>
            )}
          </p>
        </div>
        <p className={styles.who}>
          <span>{who}</span>
          {stateNames[state]()}
        </p>
        <LineActs line={line} isMain={look === 'now'} />
      </div>
      {key === 'SMS' && <MessageChannels isDone={state === 'DONE'} />}
    </li>
  );
}

function LineActs({ line, isMain }: { line: SetupLineState; isMain: boolean }) {
  const { key, state, title, href, isImported, canPostpone, canResume } = line;
  const operate = useMutationOf('POST /api/settingManage/setup/operate', {
    invalidates: ['GET /api/settingManage/setup/queryDetail'],
  });
  const turn = (event: 'postpone' | 'resume') => void operate.run({ key, event });
  if (state === 'DONE')
    return (
      <Row justify="end" gap={10} className={styles.acts}>
        {isImported && (
          <ButtonLink
            variant="quiet"
            size="small"
            href={setupImportPath}
            aria-label={`${m.setup_import()} ${title}`}
          >
            {m.setup_import()}
          </ButtonLink>
        )}
        <ButtonLink variant="quiet" size="small" href={href} aria-label={`${m.setup_change()} ${title}`}>
          {m.setup_change()}
        </ButtonLink>
      </Row>
    );
  return (
    <Row wrap justify="end" gap={10} className={styles.acts}>
      <RemindButton line={line} />
      {canPostpone && (
        <Button
          variant="quiet"
          size="small"
          busy={operate.busy}
          aria-label={`${m.setup_later()} ${title}`}
          onClick={() => turn('postpone')}
        >
          {m.setup_later()}
        </Button>
      )}
      {canResume && (
        <Button
          variant="quiet"
          size="small"
          busy={operate.busy}
          aria-label={`${m.setup_resume()} ${title}`}
          onClick={() => turn('resume')}
        >
          {m.setup_resume()}
        </Button>
      )}
      {isImported ? (
        <ButtonLink
          size="small"
          icon={fileUpIcon}
          href={setupImportPath}
          variant={isMain ? 'main' : undefined}
          aria-label={`${m.setup_import()} ${title}`}
        >
          {m.setup_import()}
        </ButtonLink>
      ) : (
        <ButtonLink
          size="small"
          href={href}
          variant={isMain ? 'main' : undefined}
          aria-label={`${m.setup_go()} ${title}`}
        >
          {m.setup_go()}
        </ButtonLink>
      )}
    </Row>
  );
}
