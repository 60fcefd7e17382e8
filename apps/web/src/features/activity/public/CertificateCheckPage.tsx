import type { CheckedCertificate } from '@portal/contract/activity/certificate';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { lookUp, loader as makeLoader } from '../../../platform/page/load.ts';
import { PageHead as DocumentHead } from '../../../platform/page/PageHead.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { checkIcon, circleCheckIcon } from '../../../ui/icon/shapes.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { withBasePath } from '../../../ui/link/base-path.ts';
import { NativeInput } from '../../../ui/native-field/NativeInput.tsx';
import { PageHead } from '../../../ui/page-head/PageHead.tsx';
import { Crumbs } from '../../site/shared/Crumbs.tsx';
import { daysText } from '../shared/learn-words.ts';
import styles from './CertificateCheck.module.css';

export const loader = makeLoader(async ({ call, search }) => {
  const code = (search.get('code') ?? '').trim().slice(0, 20);
  const answer =
    code === '' ? null : await lookUp(call('GET /api/activityManage/certificate/check', { code }));
  return { code, answer };
});

/** Lets anybody verify that the park has issued a certificate; works without script. */
export function Component() {
  const { code, answer } = useLoaderData<typeof loader>();
  const found = answer?.state === 'FOUND' ? answer.found : null;
  return (
    <>
      <DocumentHead
        title={[m.learn_check_title()]}
        description={m.learn_check_note()}
        canonical={paths.certificateCheck()}
        noIndex={code !== ''}
      />
      <Crumbs steps={[{ text: m.site_nav_activities() }, { text: m.learn_check_title() }]} />
      <Columns
        contained
        of="minmax(0, 1fr) 320px"
        gap={64}
        align="start"
        padTop={48}
        padBottom={96}
        className={styles.page}
      >
        <Stack fluid gap={24}>
          <PageHead title={m.learn_check_title()} note={m.learn_check_note()} />
          <Row
            action={withBasePath(paths.certificateCheck())}
            as="form"
            gap={12}
            align="end"
            className={styles.form}
          >
            <NativeInput
              label={m.learn_check_code()}
              name="code"
              defaultValue={code}
              maxLength={20}
              autoComplete="off"
              required
            />
            <Button type="submit" variant="main" size="large">
              {m.learn_check_submit()}
            </Button>
          </Row>
          {answer?.state === 'MISSING' && (
            <Alert kind="error" title={m.learn_check_missing()}>
              {m.learn_check_missing_text()}
            </Alert>
          )}
          {answer?.state === 'FAILED' && (
            <Alert kind="warning" title={m.learn_check_failed()}>
              {m.learn_check_failed_text()}
            </Alert>
          )}
          {found && <Result found={found} />}
        </Stack>
        <aside className={styles.side}>
          <Text as="h2" lineBelow="strong" padBottom={10} size={16}>
            {m.learn_check_how()}
          </Text>
          <Stack as="ul" gap={12} above={14} tone="quiet">
            {[m.learn_check_how_site(), m.learn_check_how_same(), m.learn_check_how_full()].map((line) => (
              <Columns as="li" of="20px minmax(0, 1fr)" gap={10} leading="list" key={line}>
                <Icon shape={checkIcon} />
                <span>{line}</span>
              </Columns>
            ))}
          </Stack>
          {found && (
            <>
              <Text as="h2" lineBelow="strong" padBottom={10} size={16}>
                {m.learn_check_count()}
              </Text>
              <p>
                {found.checkedAt === null
                  ? m.learn_check_count_first()
                  : m.learn_check_count_text({
                      count: found.checks,
                      time: formatDate(found.checkedAt, 'YYYY-MM-DD'),
                    })}
              </p>
            </>
          )}
        </aside>
      </Columns>
    </>
  );
}

function Result({ found }: { found: CheckedCertificate }) {
  const { state, issuedAt, revokedAt, reason } = found;
  if (state === 'REVOKED')
    return (
      <Alert
        kind="warning"
        title={m.learn_check_revoked({ time: formatDate(revokedAt ?? issuedAt, 'YYYY-MM-DD') })}
      >
        <p>{m.learn_check_revoked_text({ reason })}</p>
        <p>
          {m.learn_certificate_no()} {found.no}
        </p>
      </Alert>
    );
  return (
    <Text as="section" clip round className={styles.result} role="status">
      <Row gap={16} align="center" ground="leaf" tone="leaf" className={styles.valid}>
        <Icon shape={circleCheckIcon} />
        <div>
          <Text as="b" block size={20}>
            {m.learn_check_valid()}
          </Text>
          <Text as="span" tone="quiet" size={14}>
            {m.learn_check_valid_text({ time: formatDate(issuedAt) })}
          </Text>
        </div>
      </Row>
      <Text as="div" padInline={28} padTop={8} padBottom={14} className={styles.facts}>
        <Facts
          facts={[
            { name: m.learn_name(), value: <Written>{found.name}</Written> },
            { name: m.learn_certificate_no(), value: found.no },
            ...detailsOf(found),
          ]}
        />
      </Text>
    </Text>
  );
}

const written = (name: string, text: string) => ({ name, value: <Written>{text}</Written> });

const detailsOf = (found: CheckedCertificate) =>
  found.award
    ? [
        written(m.learn_award_contest(), found.award.contest),
        written(m.learn_award_entry(), found.title),
        written(m.learn_award_team(), found.award.team),
        written(m.learn_award_prize(), found.award.prize),
        written(m.learn_organizer(), found.organizer),
      ]
    : [
        written(m.learn_course_one(), found.title),
        { name: m.field_date(), value: daysText(found) },
        { name: m.learn_hours(), value: String(found.hours) },
        {
          name: m.learn_quiz(),
          value: found.score === null ? m.learn_no_quiz() : m.learn_check_pass({ score: found.score }),
        },
        written(m.learn_organizer(), found.organizer),
        {
          name: m.learn_checked_in(),
          value: found.checkInAt === null ? '—' : formatDate(found.checkInAt),
        },
      ];
