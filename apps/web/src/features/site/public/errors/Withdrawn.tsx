import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../../platform/display/format.ts';
import { Written } from '../../../../platform/display/Written.tsx';
import type { Withdrawal } from '../../../../platform/page/load.ts';
import { PageHead } from '../../../../platform/page/PageHead.tsx';
import { ButtonLink } from '../../../../ui/button/ButtonLink.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { ErrorFrame } from './ErrorFrame.tsx';
import styles from './Errors.module.css';
import { useListHref } from './use-list-href.ts';

/** The page was withdrawn: since when, why, and where to go instead. */
export function Withdrawn({ at, reason }: Withdrawal) {
  const list = useListHref();
  return (
    <ErrorFrame
      number="410"
      heading={m.site_withdrawn_heading()}
      text={m.site_withdrawn_text({ time: formatDate(at) })}
      flower="lily"
    >
      <PageHead title={[m.site_withdrawn_heading()]} noIndex />
      {reason && (
        <Stack as="dl" gap={16} above={28} below={28} padBlock={20} className={styles.reasons}>
          <div>
            <Text as="dt" weight={600}>
              {m.field_reason()}
            </Text>
            <Text as="dd" tone="quiet">
              <Written>{reason}</Written>
            </Text>
          </div>
        </Stack>
      )}
      <Row wrap gap={12} above={28}>
        {list && (
          <ButtonLink href={list} variant="main">
            {m.site_not_found_list()}
          </ButtonLink>
        )}
        <ButtonLink href={paths.home()}>{m.act_back_home()}</ButtonLink>
      </Row>
    </ErrorFrame>
  );
}
