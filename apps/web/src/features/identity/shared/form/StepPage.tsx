import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { StepBar } from '../../../../ui/steps/StepBar.tsx';
import styles from './StepPage.module.css';

interface StepPageProps {
  heading: string;
  /** Shown to the right of the heading. */
  end?: ReactNode;
  /** Step 1 to 3 of a registration; 3 when all are done. Personal accounts have only the first. */
  step?: number;
  /** Whether the content has its own columns. */
  wide?: boolean;
  /** Shown next to the form. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A form with its title, the registration steps above and hints next to it. */
export function StepPage({ heading, end, step, wide, aside, children }: StepPageProps) {
  const account = { title: m.identity_step_account(), note: m.identity_step_account_note() };
  const steps = [
    account,
    { title: m.identity_step_enterprise(), note: m.identity_step_enterprise_note() },
    { title: m.identity_step_finished(), note: m.identity_step_finished_note() },
  ];
  return (
    <Text as="div" contained padTop={48} padBottom={96} className={styles.page}>
      <Row wrap align="baseline" justify="between" gap={8} gapX={24} className={styles.head}>
        <h1 className={styles.heading} tabIndex={-1}>
          {heading}
        </h1>
        {end}
      </Row>
      {step !== undefined && (
        <Text as="div" above={24} className={styles.steps} data-of="enterprise">
          <StepBar steps={steps} current={step} doneLabel={m.identity_step_done()} />
        </Text>
      )}
      {step === 0 && (
        <Text as="div" above={24} className={styles.steps} data-of="person">
          <StepBar
            steps={[account, { title: m.identity_step_ready(), note: m.identity_step_ready_note() }]}
            current={step}
            doneLabel={m.identity_step_done()}
          />
        </Text>
      )}
      {wide ? (
        children
      ) : (
        <Columns
          of="minmax(0, 1fr) 300px"
          gap={64}
          align="start"
          above={48}
          stack="tablet"
          className={styles.columns}
        >
          <div>{children}</div>
          {aside && (
            <Text as="aside" tone="quiet" size={15} leading="body" className={styles.aside}>
              {aside}
            </Text>
          )}
        </Columns>
      )}
    </Text>
  );
}
